import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { openStorage } from '#server/media/storage.ts';
import { reasonOf } from './errors.ts';
import { prove } from './verify.ts';
import { openSource } from './snapshot.ts';
import { writeBackup } from './write-file.ts';
import type { Done, Order } from './backup-job.ts';

const LAST_IN_LINE = 19;

try {
  setPriority(LAST_IN_LINE);
} catch {
  // Where this is not allowed, it only takes its turn like everybody.
}
// The server says when to end; a signal from the terminal is meant for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (order) => void answer(order as Order)); // the server says nothing else

async function answer(order: Order): Promise<void> {
  const done: Done = await work(order).catch((error: unknown) => ({ failure: reasonOf(error) }));
  process.send?.(done, () => process.exit());
}

async function work({ place, path, isPresent = false }: Order): Promise<Done> {
  if (place) await writeBackup({ source: await openSource(place), storage: await openStorage(place), path });
  const proven = await prove(path, dirname(path), { isPresent });
  await proven.close();
  return { rows: proven.rows, uploads: proven.uploads };
}
