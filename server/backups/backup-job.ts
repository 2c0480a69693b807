import { join } from 'node:path';
import type { Ledger } from '#server/erasure/ledger.ts';
import { runInProcess } from '#server/run-in-process.ts';
import type { Settings } from '#server/settings.ts';
import { errorReason } from './errors.ts';

const PROCESS = join(import.meta.dirname, 'backup-process.ts');

/** The job for another process: back `instance` up and verify the file; without `instance`, only verify it. */
export interface BackupJob {
  instance: Pick<Settings, 'databaseUrl' | 'dataDir' | 's3'> | null;
  path: string;
  /** What was erased: the proof erases it in the restored copy too, and fails if anything of it is left. */
  ledger?: Ledger;
  /** Whether this is the backup before a restore, which must succeed even if the content is invalid. */
  allowInvalidRows?: boolean;
}
export type BackupJobResult = { rows: number; uploads: number } | { failure: string };

const ENDED = 'It was stopped before it was done.';

/** Runs the job in a separate process with low priority, so that visitors do not wait for it. */
export async function runBackupJob(job: BackupJob, signal?: AbortSignal): Promise<BackupJobResult> {
  try {
    return (await runInProcess<BackupJobResult>(PROCESS, job, { signal })) ?? { failure: ENDED };
  } catch (error) {
    return { failure: errorReason(error) };
  }
}
