import { ImportError } from './import-error.ts';
import { readExport } from './read-export.ts';
import type { Source, SourceRecord } from './source.ts';

export interface ReadJob {
  path: string;
}
/** Some records of an export. */
export type ReadPart = SourceRecord[];
/** What is left when all parts are sent, or why the export cannot be read. A failure is a fault of ours. */
export type ReadResult = { rest: Omit<Source, 'records'> } | { refusal: string } | { failure: string };

/** Receiving one part must not keep visitors waiting. */
const PART_RECORDS = 50;

// The server ends this process. A signal from the terminal is for the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job) => void answer(job as ReadJob)); // the server sends nothing else

async function answer({ path }: ReadJob): Promise<void> {
  const result = await read(path).catch((error: unknown): ReadResult => {
    if (error instanceof ImportError) return { refusal: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  process.send?.(result, () => process.exit());
}

async function read(path: string): Promise<ReadResult> {
  const { records, ...rest } = await readExport(path);
  for (let start = 0; start < records.length; start += PART_RECORDS)
    process.send?.({ progress: records.slice(start, start + PART_RECORDS) satisfies ReadPart });
  return { rest };
}
