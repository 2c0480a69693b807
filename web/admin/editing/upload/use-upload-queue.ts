import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#contract/constants.ts';
import { checkPicture, isWorthRetry } from './check-picture.ts';
import { messageOf } from '#web/api.ts';
import { uploadPicture, type Uploaded } from './upload.ts';

/** A picture on its way to the server. */
export interface QueuedUpload {
  id: string;
  file: File;
  /** Shows the picture until it has arrived. */
  preview: string;
  state:
    { kind: 'waiting' } | { kind: 'sending'; part: number } | { kind: 'failed'; message: string; mayRetry: boolean };
}

interface QueueEvents {
  onDone: (uploaded: Uploaded, upload: QueuedUpload) => void;
  /** The upload left the queue without arriving. */
  onDropped?: (upload: QueuedUpload) => void;
  /** All that were given have been tried; `failed` of them stay, to be tried again. */
  onSettled?: (counts: { done: number; failed: number }) => void;
  /** Said where the server says nothing. */
  fallback: string;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/** Sends pictures one after the other; those that fail stay until they are tried again or dropped. */
export function useUploadQueue(kind: UploadKind, events: QueueEvents) {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const latest = useRef(events);
  const queue = useRef<QueuedUpload[]>([]);
  const running = useRef<{ id: string; control: AbortController } | null>(null);
  const done = useRef(0);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(
    () => () => {
      running.current?.control.abort();
      for (const { preview } of queue.current) URL.revokeObjectURL(preview);
      queue.current = [];
    },
    [],
  );

  function put(next: QueuedUpload[]) {
    queue.current = next;
    setUploads(next);
  }
  function change(id: string, state: QueuedUpload['state']) {
    put(queue.current.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }
  function take(id: string) {
    const upload = queue.current.find((queued) => queued.id === id);
    put(queue.current.filter((queued) => queued.id !== id));
    if (upload) URL.revokeObjectURL(upload.preview);
    return upload;
  }

  async function work(): Promise<void> {
    if (running.current) return;
    const next = queue.current.find(({ state }) => state.kind === 'waiting');
    if (!next) {
      settle();
      return;
    }
    const control = new AbortController();
    running.current = { id: next.id, control };
    change(next.id, { kind: 'sending', part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!control.signal.aborted) change(next.id, { kind: 'sending', part });
      };
      const uploaded = await uploadPicture(kind, next.file, { onProgress, signal: control.signal });
      done.current += 1;
      latest.current.onDone(uploaded, next);
      take(next.id);
    } catch (error) {
      if (!control.signal.aborted) {
        const message = messageOf(error, latest.current.fallback);
        change(next.id, { kind: 'failed', message, mayRetry: isWorthRetry(error) });
      }
    }
    running.current = null;
    await work();
  }

  function settle() {
    const failed = queue.current.length;
    if (done.current > 0 || failed > 0) latest.current.onSettled?.({ done: done.current, failed });
    done.current = 0;
  }

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state.kind !== 'failed'),
    /** Takes pictures in; gives them as they stand in the queue. */
    add: (files: readonly File[]): QueuedUpload[] => {
      const added = files.map((file): QueuedUpload => {
        const refusal = checkPicture(file);
        return {
          id: crypto.randomUUID(),
          file,
          preview: URL.createObjectURL(file),
          state: refusal === null ? { kind: 'waiting' } : { kind: 'failed', message: refusal, mayRetry: false },
        };
      });
      put([...queue.current, ...added]);
      void work();
      return added;
    },
    retry: (id: string) => {
      change(id, { kind: 'waiting' });
      void work();
    },
    retryAll: () => {
      for (const { id, state } of queue.current)
        if (state.kind === 'failed' && state.mayRetry) change(id, { kind: 'waiting' });
      void work();
    },
    drop: (id: string) => {
      if (running.current?.id === id) running.current.control.abort();
      const upload = take(id);
      if (upload) latest.current.onDropped?.(upload);
    },
  };
}
