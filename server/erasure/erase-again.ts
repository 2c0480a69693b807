import { findItems } from './find.ts';
import type { Db, Trx } from './found.ts';
import { applyLedger, countUnreadable, findErased, readEntries, writeEntries, type Ledger } from './ledger.ts';
import { readLedgerFile } from './ledger-file.ts';
import { readLedgerKeys } from './ledger-keys.ts';
import type { ErasureSettings } from './persons.ts';

/**
 * Erases what a restore brought back, in its transaction. The ledger is in the database, and for an empty database in a
 * file beside the backups, or beside the restored file. Also names the files to remove once it is committed.
 */
export async function eraseAgain(trx: Trx, settings: ErasureSettings, fileFolder: string) {
  for (const folder of new Set([settings.backupDir, fileFolder])) await writeEntries(trx, await readLedgerFile(folder));
  const ledger = await readLedger(trx, settings);
  const { roots, files } = await applyLedger(trx, ledger);
  return { erasedAgain: roots, files, unreadable: countUnreadable(ledger) };
}

export async function readLedger(db: Db, settings: ErasureSettings): Promise<Ledger> {
  const entries = await readEntries(db);
  return { entries, keys: entries.length > 0 ? readLedgerKeys(settings) : [] };
}

/** Whether nothing that was erased is left after erasing again, for the proof of a backup. */
export async function isErasedAgain(trx: Trx, ledger: Ledger): Promise<boolean> {
  const erased = await findErased(trx, ledger);
  await applyLedger(trx, ledger);
  const left = [...(await findErased(trx, ledger)), ...(await findItems(trx, erased))];
  return left.length === 0;
}
