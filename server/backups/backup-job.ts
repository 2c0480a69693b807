import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ledger } from '#server/erasure/ledger.ts';
import type { Settings } from '#server/settings.ts';

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
  if (signal?.aborted) return { failure: ENDED };
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  return new Promise<BackupJobResult>((resolve) => {
    child.once('message', (done) => resolve(done as BackupJobResult)); // our own process sends nothing else
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('exit', () => resolve({ failure: ENDED }));
    child.send(job);
  }).finally(() => signal?.removeEventListener('abort', stop));
}
