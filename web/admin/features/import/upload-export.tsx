import { Button, FileInput, Progress } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { TbFileImport, TbUpload } from 'react-icons/tb';
import classes from './import.module.css';
import { useExportUpload } from './use-export-upload.ts';
import * as importTexts from '#web/admin/texts/import.ts';

/** The form for the export. `failure` says why the one before could not be read. */
export function UploadExport({ failure }: { failure: string }) {
  const upload = useExportUpload();
  const [file, setFile] = useState<File | null>(null);
  const [wasChanged, setChanged] = useState(false);
  const isSending = upload.part !== null;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChanged(false);
    void upload.send(file);
  }
  return (
    <section className={classes.card} aria-label={importTexts.uploadLabel}>
      <form onSubmit={submit} noValidate>
        <FileInput
          label={importTexts.file}
          description={importTexts.fileHelp}
          placeholder={importTexts.chooseAFile}
          accept=".xml,.json,.zip"
          leftSection={<TbFileImport size={16} aria-hidden />}
          value={file}
          disabled={isSending}
          error={upload.failure || (!wasChanged && !isSending && failure)}
          onChange={(chosen) => {
            setFile(chosen);
            setChanged(true);
            upload.clear();
          }}
        />
        {upload.part !== null && <UploadProgress part={upload.part} name={file?.name ?? ''} />}
        <div className={classes.buttons}>
          {isSending ? (
            <Button key="stop" variant="default" autoFocus onClick={upload.stop}>
              {importTexts.stop}
            </Button>
          ) : (
            <Button type="submit" leftSection={<TbUpload size={16} aria-hidden />}>
              {importTexts.upload}
            </Button>
          )}
        </div>
      </form>
      <details className={classes.where}>
        <summary>{importTexts.whereIsIt}</summary>
        <p>{importTexts.fromWordpress}</p>
        <p>{importTexts.fromGhost}</p>
      </details>
    </section>
  );
}

function UploadProgress({ part, name }: { part: number; name: string }) {
  const percent = Math.floor(part * 100);
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={importTexts.uploading(name)} />
      <p className={classes.fact} role="status">
        {importTexts.percentSent(percent)}
      </p>
    </div>
  );
}
