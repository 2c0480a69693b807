import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { metaOf, type Widget } from '#contract/field-meta.ts';
import { useFormContext } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { schemaAt } from '#web/admin/editing/form/format-value.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { useUnsavedChanges } from '#web/admin/editing/form/use-changes.ts';
import { getIn, type Values } from '#web/admin/editing/form/values.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import type { ShownVersion } from '#web/admin/editing/history/use-history-view.ts';
import { cleanHtml } from './clean-html.ts';
import { fieldPathOfControl, paragraphAtCursor } from './field-path.ts';
import { PreviewLayout, type PaneFrame } from './preview-layout.tsx';
import { PreviewPane, type FieldLocation } from './preview-pane.tsx';
import { publicValues } from './public-values.ts';
import { recordOfPath } from './shared-pages.ts';
import type { PreviewSource } from './preview-sources.ts';

interface PreviewedProps {
  source: PreviewSource;
  /** Scrolls to a field: `editor.jump`. */
  onJump: (path: string, isQuiet?: boolean) => void;
  /** An older version, shown instead of the typed values. */
  version?: ShownVersion | null;
  /** Shown below the page. */
  below?: ReactNode;
  /** `beside`: next to the form from 1200 px on. `over`: always in place of the form, which needs the width. */
  layout?: 'beside' | 'over';
  /** The form. */
  children: ReactNode;
}

/** A form with a live preview. Must be inside the form and editor providers. */
export function WithPreview({ source, onJump, version = null, below, layout = 'beside', children }: PreviewedProps) {
  const { fieldLocation, follow } = useFieldLocation();
  return (
    <PreviewLayout
      layout={layout}
      pane={(frame) => (
        <FormPane
          key={source.page}
          source={source}
          version={version}
          below={below}
          fieldLocation={fieldLocation}
          frame={frame}
        />
      )}
      onJump={onJump}
      follow={follow}
    >
      {children}
    </PreviewLayout>
  );
}

interface FormPaneProps {
  source: PreviewSource;
  version: ShownVersion | null;
  below: ReactNode;
  /** The focused field. */
  fieldLocation: FieldLocation | null;
  frame: PaneFrame;
}

function FormPane({ source, version, below, fieldLocation, frame }: FormPaneProps) {
  const form = useFormContext();
  const { fields, base, published } = useEditorState();
  const { values, changed } = useUnsavedChanges(form, fields, base);
  const { sharedPage } = source;
  const isNew = useIsNew();
  const records = sharedPage?.records();
  const contentKey = useMemo(() => ({ values, version, source, records }), [values, version, source, records]);
  const prefix = sharedPage ? `${sharedPage.id}.` : '';
  const unprefixed = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : path);
  const shown = useMemo(() => {
    const at = fieldLocation ?? (sharedPage ? { path: sharedPage.main, paragraph: -1 } : null);
    return at && { ...at, path: prefix + at.path };
  }, [fieldLocation, sharedPage, prefix]);
  const start = source.startFor?.(version?.values ?? values) ?? source.start;
  const shownPage = source.pageFor?.(fieldLocation?.path ?? '') ?? source.page;
  const page = useMemo(() => ({ ...source, start, page: shownPage }), [source, start, shownPage]);
  const preview = {
    page,
    pinnedQueries: () => source.pinnedQueries(publicValues(fields, version?.values ?? values, cleanHtml)),
    versionFrom: version?.when,
    parts: source.parts?.(values) ?? [],
    contentKey,
    isChanged: changed.length > 0,
    isStaged: published !== undefined,
    savedQueries: isNew ? undefined : () => source.pinnedQueries(publicValues(fields, published ?? base, cleanHtml)),
    labelOf: (path: string) => labelAt(fields, unprefixed(path)),
    // Elsewhere the first of two clicks already leads to the form, in place of the page.
    ...(frame.onHide &&
      !version && {
        inPlace: {
          isLine: (path: string) => isLineAt(fields, unprefixed(path)),
          valueAt: (path: string) => textAt(values, unprefixed(path)),
          set: (path: string, value: string) => form.setValue(unprefixed(path), value, { shouldTouch: true }),
          follow: (path: string) => frame.onJump(unprefixed(path), true),
        },
      }),
    ...(sharedPage && {
      hiddenReason: sharedPage.hiddenReason(values),
      linkTo: (path: string) => sharedPage.linkTo(recordOfPath(path)),
    }),
  };
  return (
    <PreviewPane
      key={start}
      {...frame}
      preview={preview}
      below={below}
      fieldLocation={shown}
      onJump={(path) => frame.onJump(unprefixed(path))}
    />
  );
}

const LINES: readonly Widget[] = ['line', 'text'];

/** Whether a field holds a text without formatting, which people can change on the page. */
function isLineAt(fields: z.ZodType, path: string): boolean {
  const schema = schemaAt(fields, path);
  return schema !== undefined && LINES.includes(metaOf(schema).widget);
}

function textAt(values: Values, path: string): string {
  const value = getIn(values, path);
  return typeof value === 'string' ? value : '';
}

/** The focused field. */
function useFieldLocation() {
  const { fields } = useEditorState();
  const [fieldLocation, setFieldLocation] = useState<FieldLocation | null>(null);
  function follow(control: Element): void {
    const path = fieldPathOfControl(fields, control);
    const paragraph = paragraphAtCursor(control);
    if (path)
      setFieldLocation((now) => (now?.path === path && now.paragraph === paragraph ? now : { path, paragraph }));
  }
  return { fieldLocation, follow };
}
