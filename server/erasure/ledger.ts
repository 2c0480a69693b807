import type { ErasuresTable } from '#server/db/tables.ts';
import { eraseRoots } from './erase-roots.ts';
import { findRoots } from './find.ts';
import type { Db, Root, Trx } from './found.ts';
import { emailKey, phoneKey, type Candidate, type Identifier, type Matcher } from './identifiers.ts';
import { blankOrphanTitles } from './orphan-titles.ts';
import { attachmentFiles } from './personal-threads.ts';
import { identifierHash, recordHash, type LedgerKey } from './ledger-keys.ts';

/** What was erased, and the keys to recognize it. */
export interface Ledger {
  entries: ErasuresTable[];
  keys: LedgerKey[];
}

interface Erased {
  roots: readonly Root[];
  /** The addresses and numbers of which everything was erased. */
  identifiers: readonly Identifier[];
  key: LedgerKey | undefined;
  at: string;
}

/** Adds an erasure to the ledger, in its transaction. */
export async function addToLedger(trx: Trx, { roots, identifiers, key, at }: Erased): Promise<void> {
  const records = roots.map(({ kind, id }) => ({ hash: recordHash(kind, id), kind: 'record', key_id: '' }));
  const persons = identifiers.flatMap(({ kind, value }) =>
    key && kind !== 'name' ? [{ hash: identifierHash(key, kind, value), kind, key_id: key.id }] : [],
  );
  await writeEntries(
    trx,
    [...records, ...persons].map((entry) => ({ ...entry, erased_at: at })),
  );
}

export async function writeEntries(db: Db, entries: readonly ErasuresTable[]): Promise<void> {
  for (const entry of entries) {
    const { erased_at } = entry;
    const added = db.insertInto('erasures').values(entry);
    await added
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ erased_at }).where('erasures.erased_at', '<', erased_at),
      )
      .execute();
  }
}

export async function readEntries(db: Db): Promise<ErasuresTable[]> {
  return db.selectFrom('erasures').selectAll().orderBy('hash').execute();
}

/**
 * Erases again what a restored backup brought back, in the transaction of the restore. A person who wrote again after the
 * erasure stays: only what is older counts. Returns the number of erased records, and the names of their files in the storage.
 */
export async function applyLedger(trx: Trx, ledger: Ledger): Promise<{ roots: number; files: string[] }> {
  const roots = await findErased(trx, ledger);
  const files = await attachmentFiles(trx, roots);
  await eraseRoots(trx, roots);
  if (ledger.entries.length > 0) await blankOrphanTitles(trx);
  return { roots: roots.length, files };
}

/** The records in a database that the ledger names as erased. */
export async function findErased(db: Db, ledger: Ledger): Promise<Root[]> {
  if (ledger.entries.length === 0) return [];
  return [...(await findRoots(db, erasedMatcher(ledger))).values()];
}

/** How many entries cannot be recognized because their key is missing. */
export function countUnreadable({ entries, keys }: Ledger): number {
  const known = ['', ...keys.map(({ id }) => id)];
  return entries.filter(({ key_id }) => !known.includes(key_id)).length;
}

function erasedMatcher({ entries, keys }: Ledger): Matcher {
  const erasedAt = new Map(entries.map(({ hash, erased_at }) => [hash, erased_at]));
  const used = keys.filter(({ id }) => entries.some(({ key_id }) => key_id === id));
  const hashesOf = ({ emails, phones }: Candidate) =>
    used.flatMap((key) => [
      ...emails.map((email) => identifierHash(key, 'email', emailKey(email))),
      ...phones.map((phone) => identifierHash(key, 'phone', phoneKey(phone))),
    ]);
  return {
    hints: [],
    matches: (candidate) => {
      if (erasedAt.has(recordHash(candidate.kind, candidate.id))) return ['record'];
      return hashesOf(candidate).some((hash) => candidate.at <= (erasedAt.get(hash) ?? '')) ? ['person'] : [];
    },
  };
}
