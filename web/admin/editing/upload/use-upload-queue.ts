import { useEffect, useRef, useState } from 'react';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as picturesTexts from '#web/admin/texts/pictures.ts';
import { checkPicture, isWorthRetry } from './check-picture.ts';
import { useKeptForm } from './foldable-form.tsx';
import { messageOf } from '#web/api.ts';
import { uploadPicture, type Uploaded } from './upload.ts';

/** A picture being uploaded. */
export interface QueuedUpload {
  id: string;
  file: File;
  /** Object URL of the picture until it has arrived. */
  preview: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; part: number }
    | { kind: 'failed'; message: string; mayRetry: boolean };
}

interface QueueEvents {
  onDone: (uploaded: Uploaded, upload: QueuedUpload) => void;
  /** The upload left the queue without arriving. */
  onDropped?: (upload: QueuedUpload) => void;
  /** Every upload has been tried. The `failed` ones stay in the queue for a retry. */
  onSettled?: (counts: { done: number; failed: number }) => void;
  /** The message if the server gives none. */
  fallback: string;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/**
 * Uploads pictures one after the other. Failed ones stay until they are retried or removed. If their field is removed,
 * the others still arrive, and notices say where they are.
 */
export function useUploadQueue(kind: string, events: QueueEvents) {
  const { uploads, queue, isRemoved, setQueue, updateUpload, removeFromQueue } = useQueuedUploads();
  const isBusy = uploads.some(({ state }) => state.kind !== 'failed');
  const isFolded = useKeptForm({ hasAny: uploads.length > 0, isRunning: isBusy });
  const latest = useRef({ ...events, isFolded });
  const running = useRef<{ id: string; control: AbortController } | null>(null);
  const done = useRef(0);
  useEffect(() => {
    latest.current = { ...events, isFolded };
  });

  async function uploadNext(): Promise<void> {
    if (running.current) return;
    const next = queue.current.find(({ state }) => state.kind === 'waiting');
    if (!next) {
      reportSettled();
      return;
    }
    const control = new AbortController();
    running.current = { id: next.id, control };
    updateUpload(next.id, { kind: 'sending', part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!control.signal.aborted) updateUpload(next.id, { kind: 'sending', part });
      };
      const uploaded = await uploadPicture(kind, next.file, { onProgress, signal: control.signal });
      done.current += 1;
      if (isRemoved.current) notifyDone(picturesTexts.isInYourPictures(next.file.name));
      else latest.current.onDone(uploaded, next);
      removeFromQueue(next.id);
    } catch (error) {
      if (!control.signal.aborted) {
        const message = messageOf(error, latest.current.fallback);
        updateUpload(next.id, { kind: 'failed', message, mayRetry: isWorthRetry(error) });
        if (isRemoved.current || (latest.current.isFolded && !latest.current.onSettled))
          notifyFailed(picturesTexts.notUploaded(next.file.name, message));
      }
    }
    running.current = null;
    await uploadNext();
  }

  function reportSettled() {
    const failed = queue.current.length;
    if (!isRemoved.current && (done.current > 0 || failed > 0))
      latest.current.onSettled?.({ done: done.current, failed });
    done.current = 0;
  }

  return {
    uploads,
    isBusy,
    /** Adds pictures and returns their queue entries. */
    add: (files: readonly File[]): QueuedUpload[] => {
      const added = files.map(newUpload);
      setQueue([...queue.current, ...added]);
      void uploadNext();
      return added;
    },
    retry: (id: string) => {
      updateUpload(id, { kind: 'waiting' });
      void uploadNext();
    },
    retryAll: () => {
      for (const { id, state } of queue.current)
        if (state.kind === 'failed' && state.mayRetry) updateUpload(id, { kind: 'waiting' });
      void uploadNext();
    },
    drop: (id: string) => {
      if (running.current?.id === id) running.current.control.abort();
      const upload = removeFromQueue(id);
      if (upload) latest.current.onDropped?.(upload);
    },
  };
}

/** The queue as state, and as a ref for what runs between renders. */
function useQueuedUploads() {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const queue = useRef<QueuedUpload[]>([]);
  const isRemoved = useRef(false);
  useEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
      for (const { preview } of queue.current) URL.revokeObjectURL(preview);
    };
  }, []);

  function setQueue(next: QueuedUpload[]) {
    queue.current = next;
    setUploads(next);
  }
  function updateUpload(id: string, state: QueuedUpload['state']) {
    setQueue(queue.current.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }
  function removeFromQueue(id: string) {
    const upload = queue.current.find((queued) => queued.id === id);
    setQueue(queue.current.filter((queued) => queued.id !== id));
    if (upload) URL.revokeObjectURL(upload.preview);
    return upload;
  }

  return { uploads, queue, isRemoved, setQueue, updateUpload, removeFromQueue };
}

function newUpload(file: File): QueuedUpload {
  const refusal = checkPicture(file);
  return {
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    state: refusal === null ? { kind: 'waiting' } : { kind: 'failed', message: refusal, mayRetry: false },
  };
}
