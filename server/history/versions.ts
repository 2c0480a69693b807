import type { Kysely } from 'kysely';
import { HISTORY_MAX, type HistoryKind } from '#contract/constants.ts';
import type { HistoryTable, Tables } from '#server/db/tables.ts';
import { author, authorCells } from './author.ts';
import { changedFields, type Words } from './content-fields.ts';

type Db = Kysely<Tables>;

/** One state of a section or record. */
export interface State {
  version: number;
  /** When it was saved. */
  at: string;
  words: Words;
}

interface Saved {
  kind: HistoryKind;
  /** The name of a section, the id of a record. */
  record: string;
  /** Null where it is new. */
  before: State | null;
  after: State;
  /** The version whose words are saved once more. */
  restores?: number | null | undefined;
}

/**
 * Keeps what a save has written and, where that was never kept, what it wrote over: in the transaction of the save, so
 * that there is neither without the other. A save that changes no words leaves no version.
 */
export async function keepVersion(trx: Db, { kind, record, before, after, restores = null }: Saved): Promise<void> {
  // What visitors send and what the product begins with is kept once it is written over.
  if (!before && !author()) return;
  const fields = before ? changedFields(before.words, after.words) : [];
  if (before && fields.length === 0) return;
  const kept = await countOf(trx, kind, record);
  if (before && kept === 0) {
    await insert(trx, { kind, record, ...cellsOf(before), user_id: null, user_name: '', restores: null, fields: '[]' });
  }
  const by = { ...authorCells(), restores, fields: JSON.stringify(fields) };
  await insert(trx, { kind, record, ...cellsOf(after), ...by });
  if (kept >= HISTORY_MAX) await keepLast(trx, kind, record);
}

async function countOf(trx: Db, kind: HistoryKind, record: string): Promise<number> {
  const own = trx.selectFrom('history').where('kind', '=', kind).where('record', '=', record);
  const { kept } = await own.select((eb) => eb.fn.countAll().as('kept')).executeTakeFirstOrThrow();
  return Number(kept);
}

async function insert(trx: Db, row: HistoryTable): Promise<void> {
  await trx.insertInto('history').values(row).execute();
}

function cellsOf({ version, at, words }: State) {
  return { version, at, value: JSON.stringify(words) };
}

/** Removes the versions of a record before the last ones. */
async function keepLast(trx: Db, kind: HistoryKind, record: string): Promise<void> {
  const own = trx
    .selectFrom('history')
    .select('version')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(HISTORY_MAX);
  await trx
    .deleteFrom('history')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('version', '<=', own)
    .execute();
}

interface Asked {
  kind: HistoryKind;
  record: string;
  /** Only versions before this one; 0 for all. */
  before: number;
  limit: number;
}

/** The versions of a section or record, newest first, without their words. */
export async function listVersions(db: Db, { kind, record, before, limit }: Asked) {
  const all = db.selectFrom('history').where('kind', '=', kind).where('record', '=', record);
  const older = before ? all.where('version', '<', before) : all;
  return older
    .select(['version', 'at', 'user_id', 'user_name', 'restores', 'fields'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** A version and the one before it, whole; none where it is not kept. */
export async function versionAndBefore(db: Db, kind: HistoryKind, record: string, version: number) {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  const [found, before = null] = rows;
  return found?.version === version ? { found, before } : null;
}
