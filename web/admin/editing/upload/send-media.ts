import { fileTexts, maxBytesOf } from '#contract/file-texts.ts';
import { fileKindOf, type ChunkedKind } from '#contract/files.ts';
import type { MediaUpload } from '#contract/records/file.ts';
import { ApiError, call, sendFile } from '#web/api.ts';

/** Milliseconds between two tries while the connection is lost or the server is busy: longer and longer. */
const PAUSES_MS = [1000, 2000, 5000, 10_000];

export interface SendEvents {
  /** Called with the id under which the server knows the upload. */
  onBegun: (id: string) => void;
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Called when the connection is lost or the server is busy. The upload goes on by itself. */
  onWait: () => void;
  signal: AbortSignal;
}

/** What a file is, as far as the browser knows; null if it cannot be uploaded. */
export function chunkedKindOf({ name, type }: Pick<File, 'name' | 'type'>): ChunkedKind | null {
  return type.startsWith('image/') && type !== 'image/svg+xml' ? 'picture' : fileKindOf(name);
}

/** Why the server would refuse a file, in its words; null if the file may be sent. */
export function checkMedia(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = chunkedKindOf(file);
  if (!kind) return fileTexts.notUploadable;
  if (file.size === 0) return fileTexts.empty;
  return file.size > maxBytesOf(kind) ? fileTexts.tooLarge(kind) : null;
}

/**
 * Sends a file in chunks, from where an earlier try stopped. It waits while the connection is lost. Returns the finished
 * upload, and whether the file had arrived before.
 */
export async function sendMedia(file: File, events: SendEvents): Promise<{ upload: MediaUpload; wasThere: boolean }> {
  const begun = await persist(() => begin(file), events);
  let upload = begun;
  while (upload.address === '') {
    events.onBegun(upload._id);
    events.onProgress(upload.received / upload.bytes);
    upload = await persist(() => sendNext(file, upload, events.signal), events);
  }
  return { upload, wasThere: begun.address !== '' };
}

function begin({ name, size, lastModified, type }: File): Promise<MediaUpload> {
  const kind = chunkedKindOf({ name, type }) ?? 'picture';
  return call('POST /media-uploads', {
    body: { kind, fileName: name, bytes: size, modified: Math.max(0, lastModified) },
  });
}

/** Sends the next chunk. If the server has another one already, or no longer knows the upload, it goes on from there. */
async function sendNext(file: File, { _id: id, received, chunkBytes }: MediaUpload, signal: AbortSignal) {
  const chunk = file.slice(received, received + chunkBytes);
  try {
    return await sendFile('PUT /media-uploads/:id/:offset', chunk, { params: { id, offset: received }, signal });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404 && !error.issues.some(({ path }) => path === 'offset')) throw error;
    return begin(file);
  }
}

/** Repeats a request until it is answered. A request that the server refused would be refused again. */
async function persist<T>(request: () => Promise<T>, { onWait, signal }: SendEvents): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && !isTemporary(error))) throw error;
    }
    onWait();
    await pauseOrOnline(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, signal);
  }
}

/** A limit for some time, or a server or proxy that cannot answer at the moment. */
function isTemporary({ status }: ApiError): boolean {
  return status === 0 || status === 429 || (status >= 502 && status <= 504);
}

/** Waits, but no longer than until the connection is back or somebody stops the upload. */
function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
