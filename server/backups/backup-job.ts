import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

const PROCESS = join(import.meta.dirname, 'backup-process.ts');

/** What another process is asked for: to back up what is at `place`, and to prove the file; to prove it alone without. */
export interface BackupJob {
  instance: Pick<Settings, 'databaseUrl' | 'dataDir' | 's3'> | null;
  path: string;
  /** Whether it is what the instance holds now, to be kept before a restore whatever state it is in. */
  isPresent?: boolean;
}
export type BackupJobResult = { rows: number; uploads: number } | { failure: string };

const ENDED = 'It was stopped before it was done.';

/** Has it done in a process of its own that gives way to all others, so that visitors do not wait for it. */
export async function runBackupJob(order: BackupJob, signal?: AbortSignal): Promise<BackupJobResult> {
  if (signal?.aborted) return { failure: ENDED };
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  return new Promise<BackupJobResult>((resolve) => {
    child.once('message', (done) => resolve(done as BackupJobResult)); // our own process says nothing else
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('exit', () => resolve({ failure: ENDED }));
    child.send(order);
  }).finally(() => signal?.removeEventListener('abort', stop));
}
