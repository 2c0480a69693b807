import { useEffect, useRef, useState } from 'react';
import { call, messageOf } from '#web/api.ts';
import { isWorthRetry } from './check-picture.ts';
import { checkMedia, sendMedia } from './send-media.ts';
import * as filesTexts from '#web/admin/texts/files.ts';

export type MediaState =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number; isWaiting: boolean }
  | { kind: 'paused'; part: number }
  | { kind: 'failed'; message: string; mayRetry: boolean }
  | { kind: 'arrived'; address: string; wasThere: boolean };

/** A picture or file on its way into the library. */
export interface QueuedMedia {
  id: string;
  file: File;
  /** Object URL of a picture; '' for other files. */
  preview: string;
  state: MediaState;
}

export type MediaQueue = ReturnType<typeof useMediaQueue>;

/** Uploads sent at a time: one arrives while the server decodes another. */
const AT_ONCE = 2;

/** Uploads pictures and files in chunks. `onSettled` is called when nothing is left to send and something has arrived. */
export function useMediaQueue(onSettled: () => void) {
  const [entries, setEntries] = useState<QueuedMedia[]>([]);
  const queue = useRef<QueuedMedia[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** The ids under which the server knows uploads. */
  const ids = useRef(new Map<string, string>());
  const hasNews = useRef(false);
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    const current = running.current;
    return () => {
      for (const control of current.values()) control.abort();
      for (const { preview } of queue.current) URL.revokeObjectURL(preview);
    };
  }, []);

  function setQueue(next: QueuedMedia[]) {
    queue.current = next;
    setEntries(next);
  }

  function setState(id: string, state: MediaState) {
    setQueue(queue.current.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  }

  function startNext() {
    for (const entry of queue.current) {
      if (running.current.size >= AT_ONCE) return;
      if (entry.state.kind === 'waiting') void send(entry);
    }
    if (running.current.size > 0 || !hasNews.current) return;
    hasNews.current = false;
    latest.current();
  }

  async function send({ id, file }: QueuedMedia): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    running.current.set(id, control);
    let part = 0;
    const show = (isWaiting: boolean) => {
      if (!signal.aborted) setState(id, { kind: 'sending', part, isWaiting });
    };
    show(false);
    try {
      const onProgress = (next: number) => {
        part = next;
        show(false);
      };
      const { upload, wasThere } = await sendMedia(file, {
        onBegun: (begun) => ids.current.set(id, begun),
        onWait: () => show(true),
        onProgress,
        signal,
      });
      hasNews.current ||= !wasThere;
      setState(id, { kind: 'arrived', address: upload.address, wasThere });
    } catch (error) {
      if (!signal.aborted)
        setState(id, {
          ...{ kind: 'failed', message: messageOf(error, filesTexts.uploadFailed), mayRetry: isWorthRetry(error) },
        });
    }
    if (running.current.get(id) === control) running.current.delete(id);
    startNext();
  }

  function halt(id: string) {
    running.current.get(id)?.abort();
    running.current.delete(id);
  }

  return {
    entries,
    /** Adds files. One that is in the queue already goes on, if it is not being sent. */
    add(files: readonly File[]) {
      const known = new Map(queue.current.map((entry) => [identityOf(entry.file), entry]));
      for (const file of files) {
        const entry = known.get(identityOf(file));
        if (entry && ['paused', 'failed'].includes(entry.state.kind) && checkMedia(file) === null)
          setState(entry.id, { kind: 'waiting' });
      }
      setQueue([...queue.current, ...files.filter((file) => !known.has(identityOf(file))).map(newEntry)]);
      startNext();
    },
    pause(id: string) {
      const state = queue.current.find((entry) => entry.id === id)?.state;
      halt(id);
      setState(id, { kind: 'paused', part: state?.kind === 'sending' ? state.part : 0 });
      startNext();
    },
    goOn(id: string) {
      setState(id, { kind: 'waiting' });
      startNext();
    },
    /** Takes an upload out of the queue. What has arrived of an unfinished one is removed. */
    async drop(id: string) {
      const entry = queue.current.find((one) => one.id === id);
      halt(id);
      setQueue(queue.current.filter((one) => one.id !== id));
      if (!entry) return;
      URL.revokeObjectURL(entry.preview);
      startNext();
      const begun = ids.current.get(id);
      // The server removes it after a day anyway.
      if (begun && entry.state.kind !== 'arrived')
        await call('DELETE /media-uploads/:id', { params: { id: begun } }).catch(() => null);
    },
  };
}

/** Those of the same name, size and time are the same file. The server tells them apart in the same way. */
function identityOf({ name, size, lastModified }: File): string {
  return `${size} ${lastModified} ${name}`;
}

function newEntry(file: File): QueuedMedia {
  const refusal = checkMedia(file);
  return {
    id: crypto.randomUUID(),
    file,
    preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : '',
    state: refusal === null ? { kind: 'waiting' } : { kind: 'failed', message: refusal, mayRetry: false },
  };
}
