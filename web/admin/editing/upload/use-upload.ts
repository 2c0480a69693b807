import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as picturesTexts from '#web/admin/texts/pictures.ts';
import { isWorthRetry } from './check-picture.ts';
import { useKeptForm } from './foldable-form.tsx';
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

/** Uploads one picture at a time and shows it from the start. If its field is removed, a notice says where it is. */
export function useUpload(kind: string, events: UploadEvents) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const isRunning = state.kind === 'sending';
  const isFolded = useKeptForm({ hasAny: state.kind !== 'idle', isRunning });
  // The field may have moved in its list before the picture arrives.
  const latest = useRef({ ...events, isFolded });
  useEffect(() => {
    latest.current = { ...events, isFolded };
  });
  const isRemoved = useRef(false);
  useEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
    };
  }, []);

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
      const uploaded = await uploadPicture(kind, file, { onProgress, signal: control.signal });
      if (isRemoved.current) notifyDone(picturesTexts.isInYourPictures(file.name));
      else latest.current.onDone(uploaded, file);
      setState({ kind: 'idle' });
    } catch (error) {
      if (control.signal.aborted) return;
      const failed = failedState(file, error, latest.current.fallback);
      setState(failed);
      if (isRemoved.current || latest.current.isFolded)
        notifyFailed(picturesTexts.notUploaded(file.name, failed.message));
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

function failedState(file: File, error: unknown, fallback: string) {
  return { kind: 'failed' as const, file, message: messageOf(error, fallback), mayRetry: isWorthRetry(error) };
}
