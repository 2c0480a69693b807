import { UPLOAD_CHUNK_BYTES } from '#contract/constants.ts';
import { ApiError } from '#web/api.ts';

const TRIES = 3;
const WAIT_MS = 2000;

interface SendOptions {
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a file in chunks, each with `sendChunk`. Returns the reply to the last one; null for an empty file. */
export async function sendInChunks<R extends { received: number }>(
  file: File,
  sendChunk: (chunk: Blob, offset: number) => Promise<R>,
  { onProgress, signal }: SendOptions,
): Promise<R | null> {
  let reply: R | null = null;
  for (let offset = 0; offset < file.size; offset += UPLOAD_CHUNK_BYTES) {
    const chunk = file.slice(offset, offset + UPLOAD_CHUNK_BYTES);
    reply = await withRetry(() => sendChunk(chunk, offset), signal);
    onProgress(reply.received / file.size);
  }
  return reply;
}

/** Retries lost connections. A request the server refused would be refused again. */
async function withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError || signal.aborted || tries === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
