import { useMemo, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useChanges } from '#web/admin/editing/form/use-changes.ts';
import { cleanHtml } from './clean-html.ts';
import { pathOfControl, wordsAtCursor } from './field-path.ts';
import { leavesOf } from './field-targets.ts';
import { PreviewLayout, type PaneFrame } from './preview-layout.tsx';
import { PreviewPane, type Place } from './preview-pane.tsx';
import { publicValues } from './public-values.ts';
import { recordOf } from './shared-pages.ts';
import type { PreviewSource } from './sources.ts';

interface PreviewedProps {
  source: PreviewSource;
  /** Brings a field into view: `editor.jump`. */
  onJump: (path: string) => void;
  /** `beside` the form from 1200 px on; `over` it at every width, where the form needs the room. */
  layout?: 'beside' | 'over';
  /** The form. */
  children: ReactNode;
}

/** A form with the live preview of what is typed in it. Stands within the form's and the editor's providers. */
export function Previewed({ source, onJump, layout = 'beside', children }: PreviewedProps) {
  const { place, follow } = usePlace();
  return (
    <PreviewLayout
      layout={layout}
      pane={(frame) => <FormPane key={source.page} source={source} place={place} frame={frame} />}
      onJump={onJump}
      follow={follow}
    >
      {children}
    </PreviewLayout>
  );
}

interface FormPaneProps {
  source: PreviewSource;
  /** The field the keyboard is in. */
  place: Place | null;
  frame: PaneFrame;
}

function FormPane({ source, place, frame }: FormPaneProps) {
  const form = useFormContext();
  const { fields, base } = useEditorState();
  const { values, changed } = useChanges(form, fields, base);
  const { among } = source;
  const others = among?.others();
  const follows = useMemo(() => ({ values, source, others }), [values, source, others]);
  const prefix = among ? `${among.id}.` : '';
  const shown = useMemo(() => {
    const at = place ?? (among ? { path: among.main, words: '' } : null);
    return at && { ...at, path: prefix + at.path };
  }, [place, among, prefix]);
  const preview = {
    page: source,
    answers: () => source.answers(publicValues(fields, values, cleanHtml)),
    leaves: () => (among ? among.leaves(values) : leavesOf(fields, values)),
    follows,
    isChanged: changed.length > 0,
    ...(among && {
      recordOf,
      absence: among.absence(values),
      linkTo: (path: string) => among.linkTo(recordOf(path)),
    }),
  };
  return (
    <PreviewPane
      {...frame}
      preview={preview}
      place={shown}
      onJump={(path) => frame.onJump(path.startsWith(prefix) ? path.slice(prefix.length) : path)}
    />
  );
}

/** The field the keyboard is in. */
function usePlace() {
  const { fields } = useEditorState();
  const [place, setPlace] = useState<Place | null>(null);
  function follow(control: Element): void {
    const path = pathOfControl(fields, control);
    const words = wordsAtCursor(control);
    if (path) setPlace((now) => (now?.path === path && now.words === words ? now : { path, words }));
  }
  return { place, follow };
}
