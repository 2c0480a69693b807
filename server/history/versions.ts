import type { Kysely } from 'kysely';
import { HISTORY_MAX } from '#contract/constants.ts';
import type { HistoryKind } from '#contract/kinds.ts';
import type { HistoryTable, Tables } from '#server/db/tables.ts';
import { currentAuthor, authorColumns } from './author.ts';
import { changedFields, type FieldValues } from './content-fields.ts';

type Db = Kysely<Tables>;

/** One state of a section or record. */
export interface Snapshot {
  version: number;
  /** When it was saved. */
  at: string;
  values: FieldValues;
}

interface NewVersion {
  kind: HistoryKind;
  /** The name of a section, the id of a record. */
  record: string;
  /** Null for a new record. */
  before: Snapshot | null;
  after: Snapshot;
  /** The version that this save restores. */
  restores?: number | null | undefined;
}

/**
 * Adds a version in the transaction of the save. If the record has none yet, it first adds the old content as a version.
 * A save that changes no field adds none.
 */
export async function addVersion(trx: Db, { kind, record, before, after, restores = null }: NewVersion): Promise<void> {
  // Submissions and starter content get their first version when they are overwritten.
  if (!before && !currentAuthor()) return;
  const fields = before ? changedFields(before.values, after.values) : [];
  if (before && fields.length === 0) return;
  const count = await countVersions(trx, kind, record);
  if (before && count === 0) {
    await insert(trx, {
      kind,
      record_id: record,
      ...snapshotColumns(before),
      user_id: null,
      user_name: '',
      restored_version: null,
      changed_fields: '[]',
    });
  }
  const by = { ...authorColumns(), restored_version: restores, changed_fields: JSON.stringify(fields) };
  await insert(trx, { kind, record_id: record, ...snapshotColumns(after), ...by });
  if (count >= HISTORY_MAX) await pruneVersions(trx, kind, record);
}

async function countVersions(trx: Db, kind: HistoryKind, record: string): Promise<number> {
  const own = trx.selectFrom('history').where('kind', '=', kind).where('record_id', '=', record);
  const { count } = await own.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

async function insert(trx: Db, row: HistoryTable): Promise<void> {
  await trx.insertInto('history').values(row).execute();
}

function snapshotColumns({ version, at, values }: Snapshot) {
  return { version, saved_at: at, value: JSON.stringify(values) };
}

/** Deletes all versions of a record but the newest `HISTORY_MAX`. */
async function pruneVersions(trx: Db, kind: HistoryKind, record: string): Promise<void> {
  const own = trx
    .selectFrom('history')
    .select('version')
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(HISTORY_MAX);
  await trx
    .deleteFrom('history')
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .where('version', '<=', own)
    .execute();
}

interface VersionQuery {
  kind: HistoryKind;
  record: string;
  /** Only versions before this one; 0 for all. */
  before: number;
  limit: number;
}

/** The versions of a section or record, newest first, without their values. */
export async function listVersions(db: Db, { kind, record, before, limit }: VersionQuery) {
  const all = db.selectFrom('history').where('kind', '=', kind).where('record_id', '=', record);
  const older = before ? all.where('version', '<', before) : all;
  return older
    .select(['version', 'saved_at', 'user_id', 'user_name', 'restored_version', 'changed_fields'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** A version and the one before it, with values; null if the version is not stored. */
export async function getVersionAndPrevious(db: Db, kind: HistoryKind, record: string, version: number) {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  const [found, before = null] = rows;
  return found?.version === version ? { found, before } : null;
}
