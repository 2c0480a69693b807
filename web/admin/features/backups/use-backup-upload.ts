import { useEffect, useRef, useState } from 'react';
import { messageOf, sendFile } from '#web/api.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { sendInChunks } from '#web/admin/shell/send-in-chunks.ts';
import { useRefresh } from './use-backups.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';

const LOST = backupsTexts.theUploadFailedCheck;

/** The upload of a backup: its progress and why it was refused. */
export function useBackupUpload(onDone: () => void) {
  const refresh = useRefresh();
  const control = useRef<AbortController>(null);
  /** The share that has arrived, from 0 to 1; null while nothing is sent. */
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => () => control.current?.abort(), []);

  async function send(file: File | null) {
    const wrong = refusalText(file);
    setFailure(wrong);
    if (!file || wrong || part !== null) return;
    const { signal } = (control.current = new AbortController());
    setPart(0);
    try {
      const params = { id: crypto.randomUUID() };
      const sendChunk = (chunk: Blob, offset: number) =>
        sendFile('POST /backups/chunks/:id', chunk, { params, query: { offset, bytes: file.size }, signal });
      await sendInChunks(file, sendChunk, { onProgress: setPart, signal });
      notifyDone(backupsTexts.wasUploadedItIsNow(file.name));
      onDone();
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error, LOST));
    }
    setPart(null);
    await refresh();
  }

  return { part, failure, send, stop: () => control.current?.abort(), clear: () => setFailure('') };
}

function refusalText(file: File | null): string {
  if (!file) return backupsTexts.chooseAFileFirst;
  if (!file.name.toLowerCase().endsWith('.tar')) return backupsTexts.aBackupIsAFile;
  return file.size === 0 ? backupsTexts.thisFileIsEmpty : '';
}
