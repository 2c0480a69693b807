import { useState, type ReactNode } from 'react';
import { PreviewLayout, type PaneFrame } from './preview-layout.tsx';
import { PreviewPane, type Place, type Preview } from './preview-pane.tsx';
import { recordOf, type SharedPage } from './shared-pages.ts';

interface PreviewedListProps {
  page: SharedPage;
  layout: 'beside' | 'over';
  /** What is shown; asked within the pane, so that the list is not drawn anew with each key. */
  usePreview: () => Omit<Preview, 'page' | 'recordOf'>;
  /** Brings into view what is at a path: `ID.field`. */
  onJump: (path: string) => void;
  /** The list. Its rows have `data-record`, and their controls `data-field`. */
  children: ReactNode;
}

/** A list of records with the live preview of the page that shows them all. */
export function PreviewedList({ page, layout, usePreview, onJump, children }: PreviewedListProps) {
  const [place, setPlace] = useState<Place | null>(null);
  function follow(control: Element): void {
    const id = control.closest<HTMLElement>('[data-record]')?.dataset.record;
    const field = control.closest<HTMLElement>('[data-field]')?.dataset.field ?? page.main;
    const path = `${id}.${field}`;
    if (id) setPlace((now) => (now?.path === path ? now : { path, words: '' }));
  }
  return (
    <PreviewLayout
      layout={layout}
      pane={(frame) => <ListPane page={page} place={place} usePreview={usePreview} frame={frame} />}
      onJump={onJump}
      follow={follow}
    >
      {children}
    </PreviewLayout>
  );
}

interface ListPaneProps extends Pick<PreviewedListProps, 'page' | 'usePreview'> {
  place: Place | null;
  frame: PaneFrame;
}

function ListPane({ page, place, usePreview, frame }: ListPaneProps) {
  return <PreviewPane {...frame} preview={{ page, recordOf, ...usePreview() }} place={place} />;
}
