import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { sendBackup } from './send-in-chunks.ts';
import { useRefresh } from './use-backups.ts';

const LOST = 'The upload failed. Check your connection, then try again.';

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
      await sendBackup(file, { onProgress: setPart, signal });
      notifyDone(`${file.name} was uploaded. It is now in the list.`);
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
  if (!file) return 'Choose a file first.';
  if (!file.name.toLowerCase().endsWith('.tar')) return 'A backup is a file that ends in .tar.';
  return file.size === 0 ? 'This file is empty.' : '';
}
