import { Button, FileInput, Group, Modal, Progress } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { TbFileZip } from 'react-icons/tb';
import classes from './backups.module.css';
import { useBackupUpload } from './use-backup-upload.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface UploadBackupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Uploads a backup into the list. During the upload the dialog cannot be closed, and Stop only ends the upload. */
export function UploadBackup({ isOpen, onClose }: UploadBackupProps) {
  const upload = useBackupUpload(onClose);
  const isSending = upload.part !== null;
  function close() {
    if (isSending) return;
    upload.clear();
    onClose();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={backupsTexts.uploadABackupLabel}
      withCloseButton={!isSending}
      closeOnEscape={!isSending}
      closeOnClickOutside={!isSending}
    >
      <p className={classes.text}>{backupsTexts.itIsCheckedAndAdded}</p>
      <UploadForm upload={upload} onCancel={close} />
    </Modal>
  );
}

function UploadForm({ upload, onCancel }: { upload: ReturnType<typeof useBackupUpload>; onCancel: () => void }) {
  const { part, failure, send, stop, clear } = upload;
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  const isSending = part !== null;
  useEffect(() => {
    // Keeps focus when the Stop or Upload button disappears.
    if (!isSending && (failure || wasSending.current)) field.current?.focus();
    wasSending.current = isSending;
  }, [failure, isSending]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(file);
  }
  return (
    <form onSubmit={submit} noValidate>
      <FileInput
        ref={field}
        label={backupsTexts.backupFile}
        description={backupsTexts.aTarFile}
        placeholder={backupsTexts.chooseAFile}
        accept=".tar,application/x-tar"
        leftSection={<TbFileZip size={16} aria-hidden />}
        value={file}
        disabled={isSending}
        error={failure}
        data-autofocus
        onChange={(chosen) => {
          setFile(chosen);
          clear();
        }}
      />
      {part !== null && <UploadProgressBar part={part} name={file?.name ?? ''} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        {!isSending ? (
          <>
            <Button variant="default" onClick={onCancel}>
              {commonTexts.cancel}
            </Button>
            <Button type="submit">{backupsTexts.upload}</Button>
          </>
        ) : (
          <Button key="stop" variant="default" autoFocus onClick={stop}>
            {backupsTexts.stop}
          </Button>
        )}
      </Group>
    </form>
  );
}

function UploadProgressBar({ part, name }: { part: number; name: string }) {
  const percent = Math.floor(part * 100);
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={backupsTexts.uploading(name)} />
      <p className={classes.fact} role="status">
        {backupsTexts.sentTheFileIsChecked(percent)}
      </p>
    </div>
  );
}
