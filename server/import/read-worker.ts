import { parentPort, workerData } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import { readExport } from './read-export.ts';
import type { Source } from './source.ts';

/** What the thread that reads an export answers. */
export type WorkerReply = { source: Source } | { refusal: string };

const { path } = workerData as { path: string }; // `readInThread` sends it
parentPort?.postMessage(await answer());

async function answer(): Promise<WorkerReply> {
  try {
    return { source: await readExport(path) };
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.message };
    throw error;
  }
}
