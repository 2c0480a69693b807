import { Worker } from 'node:worker_threads';
import type { ParsedMail } from './parse-worker.ts';

const WORKER = new URL('parse-worker.ts', import.meta.url);
const PARSE_MAX_MS = 15_000;
/** The mail itself, its parts and their text. */
const HEAP_MB = 192;

/**
 * Parses and cleans a mail in a separate thread: a mail with thousands of parts would otherwise block the site. Null for
 * one that cannot be read within the limits.
 */
export async function parseMail(source: Buffer, maxMs = PARSE_MAX_MS): Promise<ParsedMail | null> {
  const worker = new Worker(WORKER, {
    workerData: new Uint8Array(source),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.unref();
  const { promise, resolve } = Promise.withResolvers<ParsedMail | null>();
  const timer = setTimeout(() => resolve(null), maxMs);
  worker.on('message', (parsed: ParsedMail) => resolve(parsed));
  worker.on('error', () => resolve(null));
  worker.on('exit', () => resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
