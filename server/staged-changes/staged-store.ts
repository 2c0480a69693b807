import type { Transaction } from 'kysely';
import { staging } from '#contract/staging-texts.ts';
import type { StagedChange, StagedChangeInList } from '#contract/records/staged-change.ts';
import { highestVersion, raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { changedFields, contentFields, type FieldValues } from '#server/history/content-fields.ts';
import { STAGED } from '#server/history/discard-staged.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { requireFuture } from './moments.ts';
import {
  isStale,
  lastSaved,
  schemaOf,
  storedValues,
  storesWithin,
  targetOfRow,
  titleOf,
  type OpenStores,
  type StagedRow,
  type StagedStores,
  type Target,
} from './stores.ts';

interface Staged extends Target {
  values: Record<string, unknown>;
  /** The public version that they were made from. */
  base: number;
  /** The version of the staged change that they replace; null for any. */
  ifMatch: number | null;
}

/** The staged changes: each section and record has at most one. */
export function openStagedStore(database: Database, openStores: OpenStores) {
  const { db, transaction } = database;
  const stores = openStores(database);

  async function list(): Promise<StagedChangeInList[]> {
    const rows = await db.selectFrom('staged_changes').selectAll().orderBy('updated_at', 'desc').execute();
    return Promise.all(rows.map((row) => toListed(stores, row)));
  }

  async function get(target: Target): Promise<StagedChange> {
    const row = await stagedRowsOf(db, target).selectAll().executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toStagedChange(stores, row);
  }

  /** Stages a change, over the public version `base` or over the change that is staged already. */
  async function put({ values, base, ifMatch, ...target }: Staged): Promise<StagedChange> {
    const row = await transaction(async (trx) => {
      const store = storesWithin(openStores, database, trx)[target.kind];
      const before = await stagedRowsOf(trx, target).selectAll().forUpdate().executeTakeFirst();
      const current = await store.current(target.record);
      if (!current) throw new Failure('not-found');
      if (ifMatch !== null && ifMatch !== (before?.version ?? 0)) throw new Failure('stale');
      if (base !== current.version && base !== before?.base_version) throw await movedOn(trx, target);
      const isOnOldBase = before !== undefined && base === before.base_version && base !== current.version;
      const sent = parseValues(target, values);
      const under = before ? storedValues(before.value) : current.values;
      const value = store.parse(contentFields({ ...under, ...sent }), target.record);
      const fields = {
        ...{ title: titleOf(target, value), value: JSON.stringify(value), ...authorColumns(), failure: '' },
        ...{ updated_at: new Date().toISOString(), base_version: base },
        base_value: isOnOldBase ? before.base_value : JSON.stringify(current.values),
      };
      return before ? update(trx, before, fields) : insert(trx, target, fields);
    });
    return toStagedChange(stores, row);
  }

  async function discard(target: Target, ifMatch: number | null): Promise<void> {
    await transaction(async (trx) => {
      const row = await lockStaged(trx, target, ifMatch);
      await removeStaged(trx, row);
    });
  }

  /** Publishes it at a moment; '' takes the moment back. */
  async function schedule(target: Target, publishAt: string, ifMatch: number | null): Promise<StagedChange> {
    requireFuture(publishAt);
    const row = await transaction(async (trx) => {
      const before = await lockStaged(trx, target, ifMatch);
      await requireUngrouped(trx, before);
      return update(trx, before, { publish_at: publishAt || null, failure: '', ...authorColumns() });
    });
    return toStagedChange(stores, row);
  }

  return { list, get, put, discard, schedule };
}

type Changed = Partial<Omit<StagedRow, 'id' | 'version'>>;

function stagedRowsOf(db: Database['db'], { kind, record }: Target) {
  return db.selectFrom('staged_changes').where('kind', '=', kind).where('record_id', '=', record);
}

/** A staged change, locked until the end of the transaction. */
export async function lockStaged(trx: Transaction<Tables>, target: Target, ifMatch: number | null): Promise<StagedRow> {
  const row = await stagedRowsOf(trx, target).selectAll().forUpdate().executeTakeFirst();
  if (!row) throw new Failure('not-found');
  if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
  return row;
}

export async function removeStaged(trx: Transaction<Tables>, { id, version }: StagedRow): Promise<void> {
  await trx.deleteFrom('staged_changes').where('id', '=', id).execute();
  await raiseHighestVersion(trx, STAGED, [version]);
}

/** A staged change of a change set is published with it. */
export async function requireUngrouped(trx: Transaction<Tables>, { change_set_id }: StagedRow): Promise<void> {
  if (change_set_id === null) return;
  const set = await trx.selectFrom('change_sets').select('name').where('id', '=', change_set_id).executeTakeFirst();
  throw new Failure('invalid', { message: staging.grouping(set?.name ?? '') });
}

async function insert(
  trx: Transaction<Tables>,
  { kind, record }: Target,
  fields: Omit<StagedRow, 'id' | 'version' | 'kind' | 'record_id' | 'created_at' | 'change_set_id' | 'publish_at'>,
): Promise<StagedRow> {
  const row: StagedRow = {
    ...{ id: newId(), kind, record_id: record, version: (await highestVersion(trx, STAGED)) + 1 },
    ...{ created_at: fields.updated_at, change_set_id: null, publish_at: null, ...fields },
  };
  const inserted = await trx
    .insertInto('staged_changes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new Failure('stale'); // somebody staged at the same moment
  return row;
}

async function update(trx: Transaction<Tables>, before: StagedRow, fields: Changed): Promise<StagedRow> {
  const row = { ...before, ...fields, version: before.version + 1 };
  await trx.updateTable('staged_changes').set(row).where('id', '=', before.id).execute();
  return row;
}

function parseValues(target: Target, values: Record<string, unknown>): FieldValues {
  const parsed = schemaOf(target).safeParse(values);
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data as FieldValues; // the schema of a record
}

async function movedOn(trx: Transaction<Tables>, target: Target): Promise<Failure> {
  const newer = await lastSaved(trx, target);
  return new Failure('stale', newer ? { newer } : {});
}

export async function toListed(stores: StagedStores, row: StagedRow): Promise<StagedChangeInList> {
  const { kind, record } = targetOfRow(row);
  return {
    ...{ _id: row.id, kind, record, title: row.title, version: row.version, baseVersion: row.base_version },
    isStale: await isStale(stores[kind], row),
    fields: changedFields(storedValues(row.base_value), storedValues(row.value)),
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    ...{ userId: row.user_id ?? '', userName: row.user_name, changeSetId: row.change_set_id ?? '' },
    ...{ publishAt: row.publish_at ?? '', failure: row.failure },
  };
}

async function toStagedChange(stores: StagedStores, row: StagedRow): Promise<StagedChange> {
  const { kind, record } = targetOfRow(row);
  const parsed = (json: string) => stores[kind].parse(storedValues(json), record);
  return { ...(await toListed(stores, row)), values: parsed(row.value), base: parsed(row.base_value) };
}
