import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { isWorthRetry } from './check-picture.ts';
import { uploadPicture, type Uploaded } from './upload.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; preview: string; part: number }
  | { kind: 'failed'; file: File; message: string; mayRetry: boolean };

interface UploadEvents {
  onDone: (uploaded: Uploaded, file: File) => void;
  /** The message if the server gives none. */
  fallback: string;
}

/** Uploads one picture at a time and shows it from the start. */
export function useUpload(kind: string, { onDone, fallback }: UploadEvents) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const preview = URL.createObjectURL(file);
    setState({ kind: 'sending', file, preview, part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!control.signal.aborted) setState({ kind: 'sending', file, preview, part });
      };
      onDone(await uploadPicture(kind, file, { onProgress, signal: control.signal }), file);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!control.signal.aborted) setState(failedState(file, error, fallback));
    } finally {
      URL.revokeObjectURL(preview);
    }
  }

  return {
    state,
    send,
    stop: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
    /** For files that are refused before upload. */
    refuse: (file: File, message: string) => setState({ kind: 'failed', file, message, mayRetry: false }),
    forget: () => setState({ kind: 'idle' }),
  };
}

function failedState(file: File, error: unknown, fallback: string): UploadState {
  return { kind: 'failed', file, message: messageOf(error, fallback), mayRetry: isWorthRetry(error) };
}
