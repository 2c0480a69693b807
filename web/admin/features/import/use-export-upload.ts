import { useEffect, useRef, useState } from 'react';
import { IMPORT_FILE_MAX_BYTES } from '#contract/records/import.ts';
import { messageOf, sendFile } from '#web/api.ts';
import { sendInChunks } from '#web/admin/shell/send-in-chunks.ts';
import { useImportActions } from './use-import.ts';
import * as importTexts from '#web/admin/texts/import.ts';

/** The upload of an export: its progress and why it was refused. */
export function useExportUpload() {
  const { refresh } = useImportActions();
  const control = useRef<AbortController>(null);
  /** The share that has arrived, from 0 to 1; null while nothing is sent. */
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => () => control.current?.abort(), []);

  async function send(file: File | null) {
    const wrong = wrongFileText(file);
    setFailure(wrong);
    if (!file || wrong || part !== null) return;
    const { signal } = (control.current = new AbortController());
    setPart(0);
    try {
      const params = { id: crypto.randomUUID() };
      const query = { bytes: file.size, name: file.name };
      const sendChunk = (chunk: Blob, offset: number) =>
        sendFile('POST /import/chunks/:id', chunk, { params, query: { ...query, offset }, signal });
      await sendInChunks(file, sendChunk, { onProgress: setPart, signal });
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error, importTexts.uploadFailed));
    }
    await refresh();
    setPart(null);
  }

  return { part, failure, send, stop: () => control.current?.abort(), clear: () => setFailure('') };
}

function wrongFileText(file: File | null): string {
  if (!file) return importTexts.chooseAFileFirst;
  if (!/\.(xml|json|zip)$/i.test(file.name)) return importTexts.wrongFile;
  if (file.size === 0) return importTexts.emptyFile;
  return file.size > IMPORT_FILE_MAX_BYTES ? importTexts.tooLargeFile : '';
}
