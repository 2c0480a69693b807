import { Worker } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import type { WorkerMessage } from './read-worker.ts';
import type { Source, SourceRecord } from './source.ts';

const WORKER = new URL('read-worker.ts', import.meta.url);
/** Several times the largest export. A hostile one ends its own thread and nothing else. */
const HEAP_MB = 512;
const TIMEOUT_MS = 120_000;
const TOO_MUCH = 'This export could not be read within two minutes and 512 MB. Export a part of the content at a time.';

/** Reads an export in a thread of its own: visitors do not wait for it. */
export async function readInThread(path: string, closing: AbortSignal): Promise<Source> {
  closing.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: { path },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Source>();
  const stop = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  const fail = () => reject(closing.aborted ? closing.reason : new ImportError(TOO_MUCH));
  const records: SourceRecord[] = [];
  worker.on('message', (message: WorkerMessage) => {
    if ('records' in message) records.push(...message.records);
    else if ('rest' in message) resolve({ ...message.rest, records });
    else reject(new ImportError(message.refusal));
  });
  worker.once('error', (error: Error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail();
    else reject(error);
  });
  worker.once('exit', fail);
  stop.addEventListener('abort', fail, { once: true });
  try {
    return await promise;
  } finally {
    stop.removeEventListener('abort', fail);
    await worker.terminate();
  }
}
