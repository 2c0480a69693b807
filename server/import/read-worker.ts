import { parentPort, workerData } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import { readExport } from './read-export.ts';
import type { Source, SourceRecord } from './source.ts';

/** What the thread that reads an export sends: its records in parts, and at the end the rest, or why there is none. */
export type WorkerMessage = { records: SourceRecord[] } | { rest: Omit<Source, 'records'> } | { refusal: string };

/** Receiving one part must not keep visitors waiting. */
const PART_RECORDS = 50;

const { path } = workerData as { path: string }; // `readInThread` sends it
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const { records, ...rest } = await readExport(path);
  for (let start = 0; start < records.length; start += PART_RECORDS)
    send({ records: records.slice(start, start + PART_RECORDS) });
  send({ rest });
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  send({ refusal: error.message });
}
