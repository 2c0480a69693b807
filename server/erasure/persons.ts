import { sql } from 'kysely';
import { PERSON_RECORDS_MAX } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import { retryDeadlocks } from '#server/db/retry-deadlocks.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import type { Storage } from '#server/media/storage.ts';
import type { Settings } from '#server/settings.ts';
import { eraseRoots } from './erase-roots.ts';
import { findItems, findRoots, type FoundRoot } from './find.ts';
import { rootKey, type Db, type FoundItem, type Trx } from './found.ts';
import { matcherOf, parseIdentifier, type Identifier } from './identifiers.ts';
import { addToLedger, readEntries } from './ledger.ts';
import { mergeIntoLedgerFile } from './ledger-file.ts';
import { readLedgerKeys } from './ledger-keys.ts';
import { countQueued } from './personal-deliveries.ts';
import { attachmentFiles } from './personal-threads.ts';
import { personalTables } from './personal-tables.ts';

export type ErasureSettings = Pick<Settings, 'secretKey' | 'dataDir' | 'backupDir'>;

const TOO_VAGUE = 'Type a whole e-mail address, a phone number of 6 digits or more, or a name of 2 letters or more';
const TOO_MANY = `This finds more than ${PERSON_RECORDS_MAX} records. Search for an e-mail address instead.`;
const NEW_SINCE = 'Something new about this person arrived in the meantime. Nothing was erased. Search again.';
const NOTHING_LEFT = 'Nothing of this is stored any more. Search again.';

/** What is stored about a person. */
export interface PersonData {
  identifiers: Identifier[];
  roots: FoundRoot[];
  items: FoundItem[];
}

export interface ErasureParts {
  database: Database;
  storage: Pick<Storage, 'remove'>;
  settings: ErasureSettings;
}

export interface Erasure {
  identifiers: readonly string[];
  /** The keys of the records to erase, and of the others that were found. */
  chosen: readonly string[];
  kept: readonly string[];
}

/** Reads the identifiers of a person. An empty one, or one that would find too much, is refused. */
export function parseIdentifiers(typed: readonly string[]): Identifier[] {
  return typed.map((text, index) => {
    const identifier = parseIdentifier(text);
    if (!identifier) throw invalidInput([{ path: ['identifiers', index], message: TOO_VAGUE }]);
    return identifier;
  });
}

/** Finds everything that a person left; with `chosen`, only what belongs to these records. */
export async function findPerson(
  { db }: Pick<Database, 'db'>,
  typed: readonly string[],
  chosen?: readonly string[],
): Promise<PersonData> {
  const identifiers = parseIdentifiers(typed);
  const found = await findPersonRoots(db, identifiers);
  const roots = chosen ? found.filter((root) => chosen.includes(rootKey(root))) : found;
  return { identifiers, roots, items: await findItems(db, roots) };
}

async function findPersonRoots(db: Db, identifiers: readonly Identifier[]): Promise<FoundRoot[]> {
  const found = await findRoots(db, matcherOf(identifiers));
  if (found.size > PERSON_RECORDS_MAX) throw invalidInput([{ path: ['identifiers', 0], message: TOO_MANY }]);
  return [...found.values()];
}

/** Erases a person's data in one transaction, for good. Fails as `stale` if there is more than the caller has seen. */
export async function erasePerson(
  { database, storage, settings }: ErasureParts,
  { identifiers: typed, chosen, kept }: Erasure,
): Promise<{ records: number; cancelled: number }> {
  const identifiers = parseIdentifiers(typed);
  const [key] = readLedgerKeys(settings);
  const at = new Date().toISOString();
  const erase = async (trx: Trx) => {
    if (database.kind === 'postgres') await lockPersonalTables(trx);
    const found = await findPersonRoots(trx, identifiers);
    const seen = new Set([...chosen, ...kept]);
    if (found.some((root) => !seen.has(rootKey(root)))) throw new Failure('stale', { message: NEW_SINCE });
    const roots = found.filter((root) => chosen.includes(rootKey(root)));
    if (roots.length === 0) throw new Failure('not-found', { message: NOTHING_LEFT });
    const cancelled = await countQueued(trx, roots);
    const files = await attachmentFiles(trx, roots);
    await eraseRoots(trx, roots);
    await addToLedger(trx, { roots, identifiers: wholly(identifiers, found, roots), key, at });
    return { files, reply: { records: roots.length, cancelled } };
  };
  const erased = await retryDeadlocks(() => database.transaction(erase));
  await removeFiles(storage, erased.files);
  await database.truncateLog();
  // If the disk is full, the hourly job repeats it.
  await copyLedger(database, settings).catch(() => undefined);
  return erased.reply;
}

/** Removes files from the storage. If it cannot be reached, the daily job removes those that no row names. */
export async function removeFiles(storage: Pick<Storage, 'remove'>, names: readonly string[]): Promise<void> {
  for (const name of names) await storage.remove(name).catch(() => undefined);
}

/** Copies the ledger beside the backups. */
export async function copyLedger({ db }: Pick<Database, 'db'>, { backupDir }: Pick<ErasureSettings, 'backupDir'>) {
  const entries = await readEntries(db);
  if (entries.length > 0) await mergeIntoLedgerFile(backupDir, entries);
}

/** The identifiers of which everything is erased. Of a number that two people share, the other one's records stay. */
function wholly(identifiers: readonly Identifier[], found: readonly FoundRoot[], erased: readonly FoundRoot[]) {
  const stays = found.filter((root) => !erased.includes(root));
  return identifiers.filter(({ typed }) => !stays.some(({ matches }) => matches.has(typed)));
}

/** Other writes wait until the commit, so that none moves a record past the erasure. */
async function lockPersonalTables(trx: Trx): Promise<void> {
  const names = Object.entries(personalTables).flatMap(([name, holds]) => (holds === 'none' ? [] : [sql.table(name)]));
  await sql`lock table ${sql.join(names)} in exclusive mode`.execute(trx);
}
