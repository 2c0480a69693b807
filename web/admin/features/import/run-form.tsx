import { Alert, Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { TbAlertTriangle, TbCircleCheck, TbFileImport } from 'react-icons/tb';
import { IMPORT_ARRIVALS, type ImportArrival, type ImportState } from '#contract/records/import.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import classes from './import.module.css';
import { useImportActions } from './use-import.ts';
import * as importTexts from '#web/admin/texts/import.ts';

/** The choices before an import: where pictures may come from, and how posts arrive. */
export function RunForm({ state }: { state: ImportState }) {
  const { run } = useImportActions();
  const [hosts, setHosts] = useState<string[]>([]);
  const [siteUrl, setSiteUrl] = useState('');
  const [arrival, setArrival] = useState<ImportArrival>('unmarked');
  const { isSending, errors, failure, send, form } = useSubmit(['siteUrl']);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(() => run({ hosts, siteUrl, arrival }), importTexts.startFailed);
  }
  const isFirst = state.phase === 'ready';
  return (
    <form ref={form} className={classes.card} aria-label={importTexts.start} onSubmit={submit} noValidate>
      <LastRun phase={state.phase} />
      <FormFailure message={failure} />
      {state.hosts.length > 0 && (
        <Checkbox.Group
          label={importTexts.pictures}
          description={importTexts.picturesHelp}
          value={hosts}
          onChange={setHosts}
          className={classes.choices}
        >
          {state.hosts.map(({ host, pictures }) => (
            <Checkbox key={host} value={host} label={importTexts.hostPictures(host || importTexts.oldSite, pictures)} />
          ))}
        </Checkbox.Group>
      )}
      {hosts.includes('') && (
        <TextInput
          label={importTexts.siteAddress}
          description={importTexts.siteAddressHelp}
          placeholder={importTexts.siteAddressExample}
          type="url"
          value={siteUrl}
          error={errors.siteUrl}
          maxLength={300}
          className={classes.choices}
          onChange={({ currentTarget }) => setSiteUrl(currentTarget.value)}
        />
      )}
      <Radio.Group
        label={importTexts.arrival}
        description={importTexts.arrivalHelp}
        value={arrival}
        onChange={(chosen) => setArrival(chosen)}
        className={classes.choices}
      >
        {IMPORT_ARRIVALS.map((one) => (
          <Radio key={one} value={one} label={importTexts.arrivals[one]} />
        ))}
      </Radio.Group>
      <div className={classes.buttons}>
        <Button type="submit" leftSection={<TbFileImport size={16} aria-hidden />} loading={isSending}>
          {isFirst ? importTexts.start : importTexts.startAgain}
        </Button>
      </div>
    </form>
  );
}

function LastRun({ phase }: Pick<ImportState, 'phase'>) {
  if (phase === 'done')
    return (
      <Alert color="moss" icon={<TbCircleCheck aria-hidden />} mb="md">
        {importTexts.isDone}
      </Alert>
    );
  if (phase !== 'interrupted') return null;
  return (
    <Alert color="amber" icon={<TbAlertTriangle aria-hidden />} mb="md">
      {importTexts.wasInterrupted}
    </Alert>
  );
}
