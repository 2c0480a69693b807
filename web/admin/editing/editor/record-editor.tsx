import { useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SectionName } from '#contract/sections/index.ts';
import { Fields } from '#web/admin/editing/fields/fields.tsx';
import { HistoryButton } from '#web/admin/editing/history/history-button.tsx';
import { Previewed } from '#web/admin/editing/preview/previewed.tsx';
import type { PreviewSource } from '#web/admin/editing/preview/sources.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorProvider, type EditorState } from '#web/admin/editing/form/editor-context.ts';
import { useMergedNotice } from './merged-notice.ts';
import classes from './record-editor.module.css';
import { useEditor, type Loaded, type Source } from './use-editor.ts';
import { useLinkedField } from './use-linked-field.ts';

interface RecordEditorProps {
  /** The section that it is, whose versions are kept. */
  section: SectionName;
  /** Under which unsaved work is kept on this computer. */
  name: string;
  title: string;
  help?: string;
  record: Loaded;
  source: Source;
  uploadTexts: EditorState['uploadTexts'];
  /** The public page that shows the record. */
  preview: PreviewSource;
  /** Stands below the form. */
  children?: ReactNode;
}

/** The form over one record, drawn from its description, with everything that saving it takes. */
export function RecordEditor(props: RecordEditorProps) {
  const { section, name, title, help, record, source, uploadTexts, preview, children } = props;
  const editor = useEditor(record, source, {
    onSaved: () => notifyDone(source.texts.saved),
    onMerged: useMergedNotice(title),
  });
  useLinkedField(editor.jump);
  const { base, target } = editor;
  const { fields } = source;
  const state = useMemo(
    () => ({ fields, base: base.values, target, uploadTexts }),
    [fields, base.values, target, uploadTexts],
  );
  const form = useMemo(() => <Fields schema={fields} path="" basePath="" />, [fields]);
  return (
    <FormProvider {...editor.form}>
      <EditorProvider value={state}>
        <div className={classes.screen}>
          <Previewed source={preview} onJump={editor.jump}>
            <Page
              title={title}
              help={help}
              actions={
                base.version > 0 && (
                  <HistoryButton subject={{ kind: 'sections', id: section, title }} load={source.load} />
                )
              }
            >
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
          </Previewed>
          <EditorFoot name={name} title={title} record={record} source={source} editor={editor} />
        </div>
      </EditorProvider>
    </FormProvider>
  );
}
