import { useMemo, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useUnsavedChanges } from '#web/admin/editing/form/use-changes.ts';
import { cleanHtml } from './clean-html.ts';
import { fieldPathOfControl, textAtCursor } from './field-path.ts';
import { collectShownFields } from './shown-fields.ts';
import { PreviewLayout, type PaneFrame } from './preview-layout.tsx';
import { PreviewPane, type FieldLocation } from './preview-pane.tsx';
import { publicValues } from './public-values.ts';
import { recordOfPath } from './shared-pages.ts';
import type { PreviewSource } from './preview-sources.ts';

interface PreviewedProps {
  source: PreviewSource;
  /** Scrolls to a field: `editor.jump`. */
  onJump: (path: string) => void;
  /** `beside`: next to the form from 1200 px on. `over`: always in place of the form, which needs the width. */
  layout?: 'beside' | 'over';
  /** The form. */
  children: ReactNode;
}

/** A form with a live preview. Must be inside the form and editor providers. */
export function WithPreview({ source, onJump, layout = 'beside', children }: PreviewedProps) {
  const { fieldLocation, follow } = useFieldLocation();
  return (
    <PreviewLayout
      layout={layout}
      pane={(frame) => <FormPane key={source.page} source={source} fieldLocation={fieldLocation} frame={frame} />}
      onJump={onJump}
      follow={follow}
    >
      {children}
    </PreviewLayout>
  );
}

interface FormPaneProps {
  source: PreviewSource;
  /** The focused field. */
  fieldLocation: FieldLocation | null;
  frame: PaneFrame;
}

function FormPane({ source, fieldLocation, frame }: FormPaneProps) {
  const form = useFormContext();
  const { fields, base } = useEditorState();
  const { values, changed } = useUnsavedChanges(form, fields, base);
  const { sharedPage } = source;
  const records = sharedPage?.records();
  const contentKey = useMemo(() => ({ values, source, records }), [values, source, records]);
  const prefix = sharedPage ? `${sharedPage.id}.` : '';
  const shown = useMemo(() => {
    const at = fieldLocation ?? (sharedPage ? { path: sharedPage.main, text: '' } : null);
    return at && { ...at, path: prefix + at.path };
  }, [fieldLocation, sharedPage, prefix]);
  const preview = {
    page: source,
    pinnedQueries: () => source.pinnedQueries(publicValues(fields, values, cleanHtml)),
    shownFields: () => (sharedPage ? sharedPage.shownFields(values) : collectShownFields(fields, values)),
    contentKey,
    isChanged: changed.length > 0,
    ...(sharedPage && {
      recordOf: recordOfPath,
      hiddenReason: sharedPage.hiddenReason(values),
      linkTo: (path: string) => sharedPage.linkTo(recordOfPath(path)),
    }),
  };
  return (
    <PreviewPane
      {...frame}
      preview={preview}
      fieldLocation={shown}
      onJump={(path) => frame.onJump(path.startsWith(prefix) ? path.slice(prefix.length) : path)}
    />
  );
}

/** The focused field. */
function useFieldLocation() {
  const { fields } = useEditorState();
  const [fieldLocation, setFieldLocation] = useState<FieldLocation | null>(null);
  function follow(control: Element): void {
    const path = fieldPathOfControl(fields, control);
    const text = textAtCursor(control);
    if (path) setFieldLocation((now) => (now?.path === path && now.text === text ? now : { path, text }));
  }
  return { fieldLocation, follow };
}
