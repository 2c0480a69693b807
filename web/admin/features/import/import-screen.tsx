import { Button, Loader, Progress } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import { IMPORT_DAYS, IMPORT_LISTS, IMPORT_OUTCOMES, type ImportState } from '#contract/records/import.ts';
import { messageOf } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import classes from './import.module.css';
import { ImportLines } from './import-lines.tsx';
import { RunForm } from './run-form.tsx';
import { UploadExport } from './upload-export.tsx';
import { isWorking, useImport, useImportActions } from './use-import.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as importTexts from '#web/admin/texts/import.ts';

/** Brings the content of another program to this site. For admins. */
export function ImportScreen() {
  return useAccount().role === 'admin' ? (
    <Import />
  ) : (
    <NotForYou title={commonTexts.importLabel} text={importTexts.onlyAdmins} />
  );
}

function Import() {
  const { data, error, refetch } = useImport();
  return (
    <Page title={commonTexts.importLabel} help={importTexts.help}>
      {data ? (
        <ImportSteps state={data} />
      ) : error ? (
        <FailedState title={messageOf(error, importTexts.loadFailed)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

function ImportSteps({ state }: { state: ImportState }) {
  const { phase, failure } = state;
  if (phase === 'none' || phase === 'unreadable') return <UploadExport failure={failure} />;
  return (
    <>
      <ExportFile state={state} />
      {isWorking(state) ? <ImportProgress state={state} /> : <RunForm state={state} />}
      {phase !== 'reading' && phase !== 'running' && (
        <>
          <Summary state={state} />
          <ImportLines state={state} />
        </>
      )}
    </>
  );
}

function ExportFile({ state }: { state: ImportState }) {
  const { remove } = useImportActions();
  const { fileName, program, siteUrl } = state;
  return (
    <section className={classes.card} aria-label={importTexts.file}>
      <div className={classes.file}>
        <div className={classes.what}>
          <p className={classes.title}>{fileName}</p>
          <p className={classes.fact}>{importTexts.fromSite(importTexts.programs[program], siteUrl)}</p>
        </div>
        {!isWorking(state) && (
          <Button
            variant="default"
            leftSection={<TbTrash size={16} aria-hidden />}
            onClick={() => confirmRemove(remove)}
          >
            {importTexts.deleteFile}
          </Button>
        )}
      </div>
      <p className={classes.fact}>{importTexts.keptFor(IMPORT_DAYS)}</p>
    </section>
  );
}

function confirmRemove(remove: () => Promise<void>): void {
  confirmAction({
    title: importTexts.deleteQuestion,
    children: importTexts.deleteMeans,
    labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    // The button disappears. Move focus so that it is not lost.
    onConfirm: () => void remove().then(() => document.getElementById('main')?.focus()),
  });
}

/** The progress of the reading or of the import. */
function ImportProgress({ state: { phase, progress } }: { state: ImportState }) {
  const { stop } = useImportActions();
  const { done, of } = progress;
  return (
    <section className={classes.card} aria-label={importTexts.runningLabel}>
      {phase === 'running' && (
        <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label={importTexts.runningLabel} mb="xs" />
      )}
      <p className={classes.working} role="status">
        <Loader size={14} color="gray" aria-hidden />
        {phase === 'reading' ? importTexts.reading : importTexts.running(done, of)}
      </p>
      <p className={classes.fact}>{importTexts.canLeave}</p>
      {phase === 'running' && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => void stop().then(() => document.getElementById('main')?.focus())}>
            {importTexts.stopRun}
          </Button>
        </div>
      )}
    </section>
  );
}

/** How many of each kind come, and how many do not. */
function Summary({ state: { counts } }: { state: ImportState }) {
  const rows = IMPORT_LISTS.filter((list) => IMPORT_OUTCOMES.some((outcome) => counts[list][outcome] > 0));
  return (
    <section aria-labelledby="import-summary">
      <h2 id="import-summary" className={classes.heading}>
        {importTexts.summary}
      </h2>
      <dl className={classes.summary}>
        {rows.map((list) => (
          <div key={list}>
            <dt>{importTexts.lists[list]}</dt>
            {IMPORT_OUTCOMES.filter((outcome) => counts[list][outcome] > 0).map((outcome) => (
              <dd key={outcome} className={classes.outcome} data-outcome={outcome}>
                {importTexts.outcomeCount(outcome, counts[list][outcome])}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
