import { BACKUP_CHUNK_BYTES } from '#contract/constants.ts';
import { ApiError, sendFile } from '#web/api.ts';

const TRIES = 3;
const WAIT_MS = 2000;

interface SendOptions {
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a backup in chunks. Returns the name of the new backup once the server has verified it. */
export async function sendBackup(file: File, { onProgress, signal }: SendOptions): Promise<string> {
  const id = crypto.randomUUID();
  let name = '';
  for (let offset = 0; offset < file.size; offset += BACKUP_CHUNK_BYTES) {
    const chunk = file.slice(offset, offset + BACKUP_CHUNK_BYTES);
    const options = { params: { id }, query: { offset, bytes: file.size }, signal };
    const reply = await withRetry(() => sendFile('POST /backups/chunks/:id', chunk, options), signal);
    onProgress(reply.received / file.size);
    name = reply.name;
  }
  return name;
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
