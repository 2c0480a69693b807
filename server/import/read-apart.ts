import { join } from 'node:path';
import { runInProcess } from '#server/run-in-process.ts';
import { ImportError } from './import-error.ts';
import type { ReadJob, ReadPart, ReadResult } from './read-process.ts';
import type { Source, SourceRecord } from './source.ts';

const PROCESS = join(import.meta.dirname, 'read-process.ts');
/** Several times the largest export. A hostile one ends its own process: a thread would end the server with it. */
const HEAP_MB = 512;
const TIMEOUT_MS = 120_000;
const TOO_MUCH = 'This export could not be read within two minutes and 512 MB. Export a part of the content at a time.';

/** Reads an export in a process of its own: visitors do not wait for it. */
export async function readApart(path: string, closing: AbortSignal): Promise<Source> {
  const records: SourceRecord[] = [];
  const job: ReadJob = { path };
  const result = await runInProcess<ReadResult>(PROCESS, job, {
    signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    heapMb: HEAP_MB,
    onProgress: (part) => records.push(...(part as ReadPart)), // the process sends nothing else
  });
  closing.throwIfAborted();
  if (!result) throw new ImportError(TOO_MUCH);
  if ('refusal' in result) throw new ImportError(result.refusal);
  if ('failure' in result) throw new Error(result.failure);
  return { ...result.rest, records };
}
