import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { Backup } from '#contract/records/backup.ts';
import { call } from '#web/api.ts';
import { clearAuth, goToLogin } from '#web/session.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { backupMoment } from './backup-texts.ts';
import classes from './backups.module.css';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const UNCLEAR = backupsTexts.theServerDidNotAnswer;

interface RestoreBackupProps {
  backup: Backup;
  /** The text the user has to type. */
  confirmation: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a backup replaces everything, then restores it. Stays open until it is done. */
export function RestoreBackup({ backup, confirmation, isOpen, onClose }: RestoreBackupProps) {
  const [isRunning, setRunning] = useState(false);
  return (
    <Modal
      opened={isOpen}
      onClose={() => !isRunning && onClose()}
      title={backupsTexts.restoreTheBackupOf(backupMoment(backup.startedAt))}
      withCloseButton={!isRunning}
      closeOnEscape={!isRunning}
      closeOnClickOutside={false}
    >
      <RestoreConsequences backup={backup} />
      <RestoreForm id={backup._id} confirmation={confirmation} onRunning={setRunning} onCancel={onClose} />
    </Modal>
  );
}

function RestoreConsequences({ backup: { kind, startedAt } }: { backup: Backup }) {
  const then = backupMoment(startedAt);
  return (
    <ul className={classes.happens}>
      <li>
        {kind === 'uploaded' ? backupsTexts.everythingWillBeReplaced(then) : backupsTexts.everythingWillGoBack(then)}
        {backupsTexts.pagesPostsMessagesLeadsAccounts}
      </li>
      <li>{backupsTexts.theCurrentStateIsBacked}</li>
      <li>{backupsTexts.everyoneIncludingYouMustLog}</li>
    </ul>
  );
}

interface RestoreFormProps {
  id: string;
  confirmation: string;
  onRunning: (isRunning: boolean) => void;
  onCancel: () => void;
}

function RestoreForm({ id, confirmation, onRunning, onCancel }: RestoreFormProps) {
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  const { isSending, errors, failure, send, form } = useSubmit(['confirmation']);
  const isRunning = isSending || isDone;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    onRunning(true);
    const options = { params: { id }, body: { confirmation: typed } };
    const done = await send(() => call('POST /backups/:id/restore', options), UNCLEAR);
    if (!done) {
      onRunning(false);
      return;
    }
    setDone(true);
    clearAuth();
    goToLogin(done.message);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure message={failure} />
      <TextInput
        label={backupsTexts.typeToConfirm(confirmation)}
        value={typed}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        readOnly={isRunning}
        error={errors.confirmation}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={classes.running} role="status">
        {isRunning && backupsTexts.restoringThisCanTake}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={isRunning} onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" color="brick" loading={isRunning}>
          {commonTexts.restore}
        </Button>
      </Group>
    </form>
  );
}
