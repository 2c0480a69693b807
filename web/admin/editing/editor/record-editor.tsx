import { useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SectionName } from '#contract/sections/index.ts';
import type { StagedChange } from '#contract/records/staged-change.ts';
import { staging } from '#contract/staging-texts.ts';
import { StagedNotice } from '#web/admin/editing/staging/staged-notice.tsx';
import { FieldChips } from '#web/admin/editing/fields/field-chips.tsx';
import { Fields } from '#web/admin/editing/fields/fields.tsx';
import { HistoryButton } from '#web/admin/editing/history/history-button.tsx';
import { HistoryInstead } from '#web/admin/editing/history/history-instead.tsx';
import { useHistoryView } from '#web/admin/editing/history/use-history-view.ts';
import { VersionSlider } from '#web/admin/editing/history/version-slider.tsx';
import { WithPreview } from '#web/admin/editing/preview/with-preview.tsx';
import type { PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { WayBack } from '#web/admin/shell/back-link.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorProvider, type EditorState } from '#web/admin/editing/form/editor-context.ts';
import { LinkNotice } from './link-notice.tsx';
import { useMergedNotice } from './merged-notice.ts';
import classes from './record-editor.module.css';
import { useEditor, type LoadedRecord, type RecordSource } from './use-editor.ts';
import { useLinkedField } from './use-linked-field.ts';

interface RecordEditorProps {
  /** The section being edited, for its history. */
  section: SectionName;
  /** The storage key of its draft. */
  name: string;
  title: string;
  help?: string;
  record: LoadedRecord;
  /** Its staged change; null if there is none. */
  staged: StagedChange | null;
  source: RecordSource;
  uploadTexts: EditorState['uploadTexts'];
  /** The public page that shows the record. */
  preview: PreviewSource;
  /** Shown above the form, in place of the links that lead nowhere. */
  notice?: ReactNode;
  /** Shown below the form. */
  children?: ReactNode;
}

/** The form of one section, with history, preview and save bar. */
export function RecordEditor(props: RecordEditorProps) {
  const { section, name, title, help, record, staged, source, uploadTexts, preview, notice, children } = props;
  const editor = useEditor(record, source, {
    onSaved: (how) => notifyDone(how === 'stage' ? staging.staged : source.texts.saved),
    onMerged: useMergedNotice(title),
  });
  useLinkedField(editor.jump);
  const history = useHistoryView();
  const subject = useMemo(() => ({ kind: 'sections' as const, id: section, title }), [section, title]);
  const { base, target } = editor;
  const { fields } = source;
  const state = useMemo(
    () => ({ fields, base: base.values, published: base.staged?.published, target, uploadTexts }),
    [fields, base.values, base.staged, target, uploadTexts],
  );
  const form = useMemo(() => <Fields schema={fields} path="" basePath="" />, [fields]);
  return (
    <FormProvider {...editor.form}>
      <EditorProvider value={state}>
        <div className={classes.screen}>
          <WayBack />
          <WithPreview
            source={preview}
            version={history.shown}
            below={history.isOpen && <VersionSlider view={history} subject={subject} />}
            onJump={(path, isQuiet) => {
              if (history.isOpen) history.close();
              editor.jump(path, isQuiet);
            }}
          >
            <HistoryInstead view={history} subject={subject} load={source.load}>
              <Page
                edited
                title={title}
                help={help}
                actions={base.version > 0 && <HistoryButton onOpen={history.open} />}
              >
                <StagedNotice staged={staged} subject={subject} editor={editor} source={source} />
                {notice || <LinkNotice onJump={editor.jump} />}
                <FieldChips schema={fields} />
                <form
                  className={classes.form}
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault();
                    void editor.save();
                  }}
                >
                  {form}
                </form>
                {children}
              </Page>
            </HistoryInstead>
          </WithPreview>
          <EditorFoot name={name} title={title} record={record} source={source} editor={editor} canStage />
        </div>
      </EditorProvider>
    </FormProvider>
  );
}
