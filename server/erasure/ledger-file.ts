import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ErasuresTable } from '#server/db/tables.ts';

/** Beside the backups, so that whoever copies that folder, or starts with an empty database, still has the ledger. */
const LEDGER_FILE = 'erasures.json';

const entriesInFile = z.array(
  z.object({ hash: z.string(), kind: z.string(), key_id: z.string(), erased_at: z.string() }),
);

/** The entries of the file in a folder; none if there is no such file. */
export async function readLedgerFile(folder: string): Promise<ErasuresTable[]> {
  const text = await readFile(join(folder, LEDGER_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  return entriesInFile.parse(JSON.parse(text));
}

let lastMerge: Promise<void> = Promise.resolve();

/** Adds entries to the file. It never loses one: the database may be new. Calls in this process run one after the other. */
export function mergeIntoLedgerFile(folder: string, entries: readonly ErasuresTable[]): Promise<void> {
  const merged = lastMerge.then(() => mergeNow(folder, entries));
  lastMerge = merged.catch(() => undefined); // the caller gets the error, and the next call runs
  return merged;
}

async function mergeNow(folder: string, entries: readonly ErasuresTable[]): Promise<void> {
  const known = await readLedgerFile(folder);
  const merged = new Map(known.map((entry) => [entry.hash, entry]));
  for (const entry of entries) {
    const before = merged.get(entry.hash);
    if (!before || before.erased_at < entry.erased_at) merged.set(entry.hash, entry);
  }
  const text = JSON.stringify([...merged.values()], null, 1);
  if (text === JSON.stringify(known, null, 1)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, LEDGER_FILE);
  // Another process may write at the same time. What one of them misses is added within the hour.
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, text, { mode: 0o600, flush: true });
  await rename(temporary, path);
}
