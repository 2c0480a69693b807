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
  // Where this is not allowed, it only takes its turn like everybody.
}
// The server says when to end; a signal from the terminal is meant for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order) => void runJob(order as BackupJob)); // the server says nothing else

async function runJob(order: BackupJob): Promise<void> {
  const done: BackupJobResult = await execute(order).catch((error: unknown) => ({ failure: errorReason(error) }));
  process.send?.(done, () => process.exit());
}

async function execute({ instance, path, isPresent = false }: BackupJob): Promise<BackupJobResult> {
  if (instance) await writeBackup({ source: await openSnapshot(instance), storage: await openStorage(instance), path });
  const proven = await verifyBackup(path, dirname(path), { isPresent });
  await proven.close();
  return { rows: proven.rows, uploads: proven.uploads };
}
