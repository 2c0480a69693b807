import type { StagedChange } from '#contract/records/staged-change.ts';
import { staging } from '#contract/staging-texts.ts';
import { isPublicRecord, stagedKindOf } from '#web/admin/editing/staging/staged-kind.ts';
import { StagedNotice } from '#web/admin/editing/staging/staged-notice.tsx';
import { useStagedSource, withStagedChange } from '#web/admin/editing/staging/staged-source.ts';
import { Suspense, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditorFoot } from '#web/admin/editing/editor/editor-foot.tsx';
import { EditorProvider } from '#web/admin/editing/form/editor-context.ts';
import { LinkNotice } from '#web/admin/editing/editor/link-notice.tsx';
import { useMergedNotice } from '#web/admin/editing/editor/merged-notice.ts';
import { useEditor } from '#web/admin/editing/editor/use-editor.ts';
import { useLinkedField } from '#web/admin/editing/editor/use-linked-field.ts';
import { Fields } from '#web/admin/editing/fields/fields.tsx';
import { HistoryButton, HistoryPanel } from '#web/admin/editing/history/history-button.tsx';
import { useHistoryView, type HistoryView } from '#web/admin/editing/history/use-history-view.ts';
import { VersionSlider } from '#web/admin/editing/history/version-slider.tsx';
import { WithPreview } from '#web/admin/editing/preview/with-preview.tsx';
import type { HistorySubject } from '#web/admin/editing/history/subject.ts';
import type { PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { PublishIntentProvider } from '#web/admin/editing/form/publishing.ts';
import { IsNewProvider } from '#web/admin/editing/form/is-new-context.ts';
import { PageLayout } from './page-layout.tsx';
import { NEW_ID, type ListedRecord, type RecordKind, type StoredRecord } from './record-kind.ts';
import classes from './record-pane.module.css';
import type { RecordPaneProps } from './record-pane.tsx';
import { useFormFocus } from './form-focus.ts';
import { useCurrentIntent } from '#web/admin/editing/editor/use-current-intent.ts';
import { initialValues, useRecordSource } from './use-record-source.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface RecordFormProps<L extends ListedRecord, R extends StoredRecord & L> extends RecordPaneProps<L, R> {
  /** Null for a new one. */
  record: R | null;
  /** Its staged change; null if there is none. */
  staged: StagedChange | null;
  back: ReactNode;
}

/** The form of one record in two columns, with saving, deleting, history and preview. */
export function RecordForm<L extends ListedRecord, R extends StoredRecord & L>(props: RecordFormProps<L, R>) {
  const { kind, id, record, staged, back } = props;
  const { fields, words, uploadTexts, Form, Aside } = kind;
  const source = useStagedSource(useRecordSource(props), stagedKindOf(kind.history), id);
  const chosen = useCurrentIntent();
  const loaded = useMemo(
    () => withStagedChange(kind.fields, initialValues(kind, record), staged),
    [kind, record, staged],
  );
  const title = record ? `“${kind.row(record).title}”` : recordsTexts.theNew(words.one);
  const editor = useEditor(loaded, source, {
    onSaved: (how) => notifyDone(how === 'stage' ? staging.staged : source.texts.saved),
    onMerged: useMergedNotice(title),
    check: (typed, saved) => kind.publishing?.(typed, saved, chosen.current()).issues ?? [],
  });
  useLinkedField(editor.jump);
  const formId = useFormFocus();
  const history = useHistoryView();
  const { base, target, form } = editor;
  const isNew = id === NEW_ID;
  const state = useMemo(
    () => ({ fields, base: base.values, published: base.staged?.published, target, uploadTexts }),
    [fields, base.values, base.staged, target, uploadTexts],
  );
  const middle = useMemo(
    () => (Form ? <Form record={record} /> : <Fields schema={fields} path="" basePath={isNew ? null : ''} />),
    [Form, record, fields, isNew],
  );
  const preview = useMemo(() => kind.preview?.(record) ?? undefined, [kind, record]);
  const right = useMemo(() => Aside && <Aside record={record} />, [Aside, record]);
  const notice = kind.history && (
    <>
      <StagedNotice staged={staged} subject={{ kind: kind.history, id, title }} editor={editor} source={source} />
      <LinkNotice onJump={editor.jump} />
    </>
  );
  const details = (
    <>
      {right}
      {record && kind.history && <HistoryButton className={classes.delete} onOpen={history.open} />}
      {record && <DeleteRecord {...props} record={record} />}
    </>
  );
  return (
    <FormProvider {...form}>
      <EditorProvider value={state}>
        <IsNewProvider value={isNew}>
          <PublishIntentProvider value={chosen}>
            <section id={formId} className={classes.screen} aria-label={isNew ? words.add : title}>
              {back}
              {record && kind.history && (
                <RecordHistory
                  view={history}
                  source={preview}
                  subject={{ kind: kind.history, id, title }}
                  load={source.load}
                />
              )}
              <MaybePreviewed
                isHidden={history.isOpen}
                source={preview}
                onJump={editor.jump}
                layout={kind.isBeside ? 'beside' : 'over'}
              >
                {kind.page ? (
                  <PageLayout
                    heading={
                      <Heading isWhole={Boolean(back)} isShown={isNew}>
                        {isNew ? words.add : title}
                      </Heading>
                    }
                    state={record ? kind.row(record).status : undefined}
                    details={details}
                  >
                    {notice}
                    {middle}
                  </PageLayout>
                ) : (
                  <div className={classes.content}>
                    <Heading isWhole={Boolean(back)} isShown={isNew}>
                      {isNew ? words.add : title}
                    </Heading>
                    {notice}
                    <form className={classes.columns} noValidate onSubmit={(event) => event.preventDefault()}>
                      <div className={classes.form}>{middle}</div>
                      {(right || record) && (
                        <aside className={classes.aside} aria-label={recordsTexts.details}>
                          {details}
                        </aside>
                      )}
                    </form>
                  </div>
                )}
              </MaybePreviewed>
              <EditorFoot
                name={`${kind.path}/${id}`}
                title={title}
                record={loaded}
                source={source}
                editor={editor}
                canStage={staged !== null || isPublicRecord(kind.history, record)}
                publicAt={publicAt(kind, record)}
                {...(kind.page && { length: kind.page.length })}
                {...(kind.saveLabel && { saveLabel: (typed) => kind.saveLabel?.(typed, record) ?? '' })}
                {...(kind.publishing && {
                  publishing: (typed) => kind.publishing?.(typed, base.values, chosen.intent),
                  onIntent: chosen.setIntent,
                })}
              />
            </section>
          </PublishIntentProvider>
        </IsNewProvider>
      </EditorProvider>
    </FormProvider>
  );
}

/** Where visitors see the saved record; '' if they do not. Undefined for a kind without pages. */
function publicAt<L extends ListedRecord, R extends StoredRecord & L>(
  { publicPath, history }: RecordKind<L, R>,
  record: R | null,
): string | undefined {
  if (!record || !publicPath) return undefined;
  return isPublicRecord(history, record) ? publicPath(record) : '';
}

interface HeadingProps {
  /** Whether the form fills the screen, without the list. */
  isWhole: boolean;
  isShown: boolean;
  children: ReactNode;
}

function Heading({ isWhole, isShown, children }: HeadingProps) {
  const Tag = isWhole ? 'h1' : 'h2';
  return <Tag className={isShown ? classes.heading : classes.unseen}>{children}</Tag>;
}

interface RecordHistoryProps {
  view: HistoryView;
  source: PreviewSource | undefined;
  subject: HistorySubject;
  load: () => Promise<unknown>;
}

/** The history in place of the form, with the preview beside it. */
function RecordHistory({ view, source, subject, load }: RecordHistoryProps) {
  if (!view.isOpen) return null;
  const panel = (
    <Suspense>
      <HistoryPanel subject={subject} load={load} shown={view.shown} onShow={view.setShown} onClose={view.close} />
    </Suspense>
  );
  if (!source) return panel;
  return (
    <WithPreview
      source={source}
      version={view.shown}
      below={<VersionSlider view={view} subject={subject} />}
      onJump={view.close}
    >
      {panel}
    </WithPreview>
  );
}

interface MaybePreviewedProps {
  isHidden: boolean;
  source: PreviewSource | undefined;
  onJump: (path: string) => void;
  layout: 'beside' | 'over';
  children: ReactNode;
}

function MaybePreviewed({ isHidden, source, onJump, layout, children }: MaybePreviewedProps) {
  // Hidden, the form keeps its state behind the history.
  const form = (
    <div hidden={isHidden} style={isHidden ? undefined : { display: 'contents' }}>
      {children}
    </div>
  );
  if (!source) return form;
  return (
    <WithPreview source={source} onJump={onJump} layout={layout}>
      {form}
    </WithPreview>
  );
}
