import { Alert, Button, Progress, TextInput, Title } from '@mantine/core';
import { useId, useState, type SubmitEvent } from 'react';
import { TbAlertTriangle, TbDownload, TbTrash, TbWorldDownload } from 'react-icons/tb';
import { metaOf } from '#contract/field-meta.ts';
import { exportFields, type LeftOut, type StaticExport } from '#contract/records/static-export.ts';
import { leftOutTexts } from '#contract/static-export-texts.ts';
import { call, messageOf } from '#web/api.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { FailedState } from '#web/admin/shell/state.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as exportTexts from '#web/admin/texts/export.ts';
import { numberText } from '#web/admin/texts/language.ts';
import { backupMoment, sizeText } from './backup-texts.ts';
import classes from './export-site.module.css';
import { useExport, useExportActions } from './use-export.ts';

/** The export of the site as files that any web server shows. */
export function ExportSite() {
  const { data, error, refetch } = useExport();
  const title = useId();
  return (
    <section className={classes.export} aria-labelledby={title}>
      <Title order={2} id={title} size="h3">
        {exportTexts.exportTheSite}
      </Title>
      <p className={classes.text}>{exportTexts.everyPublicPage}</p>
      <p className={classes.text}>{exportTexts.visitorsCanRead}</p>
      {data && <ExportState result={data} />}
      {!data && error && (
        <FailedState title={messageOf(error, exportTexts.couldNotLoad)} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function ExportState({ result }: { result: StaticExport }) {
  if (result.state === 'running') return <RunningExport result={result} />;
  return (
    <>
      {result.state === 'done' && <FinishedExport result={result} />}
      {result.state === 'failed' && (
        <Alert color="brick" icon={<TbAlertTriangle aria-hidden />} mb="md">
          {exportTexts.failed(result.failure)}
        </Alert>
      )}
      <ExportForm formsTo={result.formsTo} isAgain={result.state === 'done'} />
    </>
  );
}

function RunningExport({ result: { report, expectedPages } }: { result: StaticExport }) {
  const { isBusy, stop } = useExportActions();
  const isStarting = expectedPages === 0;
  return (
    <div className={classes.running}>
      <p role="status" className={classes.fact}>
        {isStarting ? exportTexts.starting : exportTexts.progress(report.pages, expectedPages)}
      </p>
      <Progress
        value={isStarting ? 0 : (100 * Math.min(report.pages, expectedPages)) / expectedPages}
        aria-label={exportTexts.progressLabel}
      />
      <Button variant="default" aria-disabled={isBusy} onClick={() => void stop()}>
        {exportTexts.stop}
      </Button>
    </div>
  );
}

function FinishedExport({ result }: { result: StaticExport }) {
  const { isBusy, download, remove } = useExportActions();
  const { startedAt, report, bytes, formsTo, isHere } = result;
  return (
    <div className={classes.result}>
      <p className={classes.when}>{exportTexts.exported(backupMoment(startedAt))}</p>
      <p className={classes.fact}>
        {exportTexts.contents(report.pages, report.files, report.redirects, sizeText(bytes))}
      </p>
      {formsTo && <p className={classes.fact}>{exportTexts.formsGoTo(formsTo)}</p>}
      {!isHere && <p className={classes.fact}>{exportTexts.elsewhere}</p>}
      <div className={classes.buttons}>
        {isHere && (
          <Button
            variant="default"
            leftSection={<TbDownload size={16} aria-hidden />}
            aria-disabled={isBusy}
            onClick={() => void download()}
          >
            {exportTexts.download}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<TbTrash size={16} aria-hidden />}
          onClick={() => confirmRemove(remove)}
        >
          {exportTexts.deleteIt}
        </Button>
      </div>
      {report.leftOut.length > 0 && <LeftOutList entries={report.leftOut} />}
    </div>
  );
}

function confirmRemove(remove: () => Promise<void>): void {
  confirmAction({
    title: exportTexts.deleteQuestion,
    children: exportTexts.deleteConsequence,
    labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    // The buttons disappear. Move focus so that it is not lost.
    onConfirm: () => void remove().then(() => document.getElementById('main')?.focus()),
  });
}

function LeftOutList({ entries }: { entries: readonly LeftOut[] }) {
  return (
    <details className={classes.details}>
      <summary>{exportTexts.whatIsLeftOut}</summary>
      <ul className={classes.leftOut}>
        {entries.map(({ kind, count, where }) => (
          <li key={kind}>
            <span className={classes.kind}>
              {exportTexts.leftOutTitle(leftOutTexts[kind].title, numberText(count))}
            </span>
            <span className={classes.fact}>{leftOutTexts[kind].why}</span>
            <span className={classes.where}>
              {where.map((address) => (
                <code key={address}>{address}</code>
              ))}
              {count > where.length && <span>{exportTexts.andMore(count - where.length)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ExportFormProps {
  /** The address that the forms of the export before sent to. */
  formsTo: string;
  isAgain: boolean;
}

function ExportForm({ formsTo: before, isAgain }: ExportFormProps) {
  const [formsTo, setFormsTo] = useState(before);
  const { isSending, errors, failure, send, form } = useSubmit(['formsTo']);
  const { refresh } = useExportActions();
  const { label, help, placeholder } = metaOf(exportFields.formsTo);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const started = await send(() => call('POST /static-export', { body: { formsTo } }), exportTexts.couldNotStart);
    if (started) await refresh();
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure message={failure} />
      <TextInput
        label={label}
        description={help}
        placeholder={placeholder}
        inputMode="url"
        autoComplete="off"
        value={formsTo}
        error={errors.formsTo}
        onChange={(event) => setFormsTo(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant={isAgain ? 'default' : 'filled'}
        leftSection={<TbWorldDownload size={16} aria-hidden />}
        aria-disabled={isSending}
      >
        {isAgain ? exportTexts.exportAgain : exportTexts.exportNow}
      </Button>
    </form>
  );
}
