import { useState, type ReactNode } from 'react';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { PreviewLayout, type PaneFrame } from './preview-layout.tsx';
import { PreviewPane, type FieldLocation, type Preview } from './preview-pane.tsx';
import type { SharedPage } from './shared-pages.ts';

interface PreviewedListProps {
  page: SharedPage;
  layout: 'beside' | 'over';
  /** A hook for the shown content. Called inside the pane, so that the list does not render on every key. */
  usePreview: () => Omit<Preview, 'page' | 'labelOf'>;
  /** Scrolls to the field at `ID.field`. */
  onJump: (path: string) => void;
  /** The list. Its rows have `data-record`, and their controls `data-field`. */
  children: ReactNode;
}

/** A list of records with a live preview of the page that shows them all. */
export function ListWithPreview({ page, layout, usePreview, onJump, children }: PreviewedListProps) {
  const [fieldLocation, setFieldLocation] = useState<FieldLocation | null>(null);
  function follow(control: Element): void {
    const id = control.closest<HTMLElement>('[data-record]')?.dataset.record;
    const field = control.closest<HTMLElement>('[data-field]')?.dataset.field ?? page.main;
    const path = `${id}.${field}`;
    if (id) setFieldLocation((now) => (now?.path === path ? now : { path, paragraph: -1 }));
  }
  return (
    <PreviewLayout
      layout={layout}
      pane={(frame) => <ListPane page={page} fieldLocation={fieldLocation} usePreview={usePreview} frame={frame} />}
      onJump={onJump}
      follow={follow}
    >
      {children}
    </PreviewLayout>
  );
}

interface ListPaneProps extends Pick<PreviewedListProps, 'page' | 'usePreview'> {
  fieldLocation: FieldLocation | null;
  frame: PaneFrame;
}

function ListPane({ page, fieldLocation, usePreview, frame }: ListPaneProps) {
  const labelOf = (path: string) => labelAt(page.fields, path.slice(path.indexOf('.') + 1));
  const preview = { page, labelOf, ...usePreview() };
  return <PreviewPane {...frame} preview={preview} fieldLocation={fieldLocation} />;
}
