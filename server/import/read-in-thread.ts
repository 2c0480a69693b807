import { Worker } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import type { WorkerReply } from './read-worker.ts';
import type { Source } from './source.ts';

const WORKER = new URL('read-worker.ts', import.meta.url);
/** Several times the largest export. A hostile one ends its own thread and nothing else. */
const HEAP_MB = 768;
const TIMEOUT_MS = 120_000;
const TOO_MUCH = 'This export could not be read within two minutes and 768 MB. Export a part of the content at a time.';

/** Reads an export in a thread of its own: visitors do not wait for it. */
export async function readInThread(path: string, closing: AbortSignal): Promise<Source> {
  closing.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: { path },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>();
  const stop = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  const fail = () => reject(closing.aborted ? closing.reason : new ImportError(TOO_MUCH));
  worker.once('message', resolve);
  worker.once('error', (error: Error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail();
    else reject(error);
  });
  worker.once('exit', fail);
  stop.addEventListener('abort', fail, { once: true });
  try {
    const reply = await promise;
    if ('refusal' in reply) throw new ImportError(reply.refusal);
    return reply.source;
  } finally {
    stop.removeEventListener('abort', fail);
    await worker.terminate();
  }
}
