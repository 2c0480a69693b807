import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { openStorage } from '#server/media/storage.ts';
import { errorReason } from './errors.ts';
import { verifyBackup } from './verify.ts';
import { openSnapshot } from './snapshot.ts';
import { writeBackup } from './write-file.ts';
import type { BackupJobResult, BackupJob } from './backup-job.ts';

const LAST_IN_LINE = 19;

try {
  setPriority(LAST_IN_LINE);
} catch {
  // Without this permission it runs at normal priority.
}
// The server ends this process. A signal from the terminal is for the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job) => void runJob(job as BackupJob)); // the server sends nothing else

async function runJob(job: BackupJob): Promise<void> {
  const done: BackupJobResult = await execute(job).catch((error: unknown) => ({ failure: errorReason(error) }));
  process.send?.(done, () => process.exit());
}

async function execute({ instance, path, ledger, allowInvalidRows = false }: BackupJob): Promise<BackupJobResult> {
  if (instance) await writeBackup({ source: await openSnapshot(instance), storage: await openStorage(instance), path });
  const verified = await verifyBackup(path, dirname(path), { allowInvalidRows, ledger });
  await verified.close();
  return { rows: verified.rows, uploads: verified.uploads };
}
