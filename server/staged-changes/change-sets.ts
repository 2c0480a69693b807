import type { Kysely, Transaction } from 'kysely';
import { PAST_CHANGE_SETS } from '#contract/constants.ts';
import type { ChangeSet } from '#contract/records/change-set.ts';
import { staging } from '#contract/staging-texts.ts';
import { highestVersion, raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { ChangeSetsTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { requireFuture } from './moments.ts';
import { openPublisher, type Published } from './publish.ts';
import { toListed } from './staged-store.ts';
import { titleOf, type OpenStores, type StagedRow, type StagedStores } from './stores.ts';
import { openUndo } from './undo.ts';

/** A staged change in the version that somebody looked at. */
export interface Pinned {
  _id: string;
  version: number;
}

const KIND = 'change-sets';

/** Sets of staged changes that go public together. */
export function openChangeSets(database: Database, openStores: OpenStores) {
  const { db, transaction } = database;
  const stores = openStores(database);
  const { publishAll } = openPublisher(database, openStores);
  const { restoreAll } = openUndo(database, openStores);

  async function list(): Promise<ChangeSet[]> {
    const newest = db.selectFrom('change_sets').selectAll().orderBy('id', 'desc');
    const current = await newest.where('state', 'in', ['open', 'scheduled']).execute();
    const past = await newest.where('state', 'in', ['published', 'undone']).limit(PAST_CHANGE_SETS).execute();
    return Promise.all([...current, ...past].map((row) => toChangeSet(db, stores, row)));
  }

  async function create({ name, changes }: { name: string; changes: string[] }): Promise<ChangeSet> {
    const row = await transaction(async (trx) => {
      const made = await insertSet(trx, name);
      await chooseChanges(trx, made.id, changes);
      return made;
    });
    return toChangeSet(db, stores, row);
  }

  async function change(
    id: string,
    { name, changes }: { name?: string | undefined; changes?: string[] | undefined },
    ifMatch: number | null,
  ): Promise<ChangeSet> {
    const row = await transaction(async (trx) => {
      const before = await lockSet(trx, id);
      if (ifMatch !== null && ifMatch !== before.version) throw new Failure('stale');
      if (before.state !== 'open') throw new Failure('invalid', { message: staging.notOpen });
      if (changes) await chooseChanges(trx, id, changes);
      return updateSet(trx, before, { name: name ?? before.name, failure: '' });
    });
    return toChangeSet(db, stores, row);
  }

  /** Deletes the set alone: its staged changes stay. */
  async function remove(id: string): Promise<void> {
    await transaction(async (trx) => {
      const { version } = await lockSet(trx, id);
      await trx.updateTable('staged_changes').set({ change_set_id: null }).where('change_set_id', '=', id).execute();
      await trx.deleteFrom('change_sets').where('id', '=', id).execute();
      await raiseHighestVersion(trx, KIND, [version]);
    });
  }

  /** Publishes the set in one transaction, in these versions. Anything else fails as stale and publishes nothing. */
  async function publish(id: string, versions: readonly Pinned[]): Promise<{ set: ChangeSet; published: Published[] }> {
    const { row, published } = await transaction(async (trx) => {
      const before = await lockSet(trx, id);
      return publishSet(trx, before, versions);
    });
    return { set: await toChangeSet(db, stores, row), published };
  }

  async function publishSet(trx: Transaction<Tables>, before: ChangeSetsTable, versions: readonly Pinned[]) {
    requireUnpublished(before);
    const rows = await lockChanges(trx, before.id);
    requirePinned(rows, versions);
    const published = await publishAll(trx, rows);
    await trx.deleteFrom('preview_links').where('change_set_id', '=', before.id).execute();
    const row = await updateSet(trx, before, {
      ...{ state: 'published', publish_at: null, published_at: new Date().toISOString(), failure: '' },
      published: JSON.stringify(published.map(toStored)),
    });
    return { row, published };
  }

  /** Publishes the set at a moment, in these versions; '' takes the moment back. */
  async function schedule(id: string, publishAt: string, versions: readonly Pinned[]): Promise<ChangeSet> {
    requireFuture(publishAt);
    const row = await transaction(async (trx) => {
      const before = await lockSet(trx, id);
      requireUnpublished(before);
      if (publishAt === '') return updateSet(trx, before, { state: 'open', publish_at: null, pinned: '[]' });
      requirePinned(await lockChanges(trx, id), versions);
      const pinned = JSON.stringify(versions);
      return updateSet(trx, before, { state: 'scheduled', publish_at: publishAt, pinned, failure: '' });
    });
    return toChangeSet(db, stores, row);
  }

  /** Makes a set of what `work` publishes in its transaction. Like any other set it can be undone. */
  async function createPublished(
    work: (trx: Transaction<Tables>) => Promise<{ name: string; published: Published[] }>,
  ): Promise<{ set: ChangeSet; published: Published[] }> {
    const { row, published } = await transaction(async (trx) => {
      const done = await work(trx);
      const empty = await insertSet(trx, done.name);
      const stored = JSON.stringify(done.published.map(toStored));
      const fields = { state: 'published', published_at: new Date().toISOString(), published: stored };
      return { row: await updateSet(trx, empty, fields), published: done.published };
    });
    return { set: await toChangeSet(db, stores, row), published };
  }

  /** Restores what was public before the set, in one transaction. */
  async function undo(id: string): Promise<{ set: ChangeSet; restored: Published[] }> {
    const { row, restored } = await transaction(async (trx) => {
      const before = await lockSet(trx, id);
      if (before.state !== 'published') throw new Failure('invalid', { message: staging.notOpen });
      const undone = await restoreAll(trx, publishedIn(before));
      return { row: await updateSet(trx, before, { state: 'undone' }), restored: undone };
    });
    return { set: await toChangeSet(db, stores, row), restored };
  }

  return { list, create, change, remove, publish, publishSet, createPublished, schedule, undo };
}

/** A change set, locked until the end of the transaction. */
export async function lockSet(trx: Transaction<Tables>, id: string): Promise<ChangeSetsTable> {
  const row = await trx.selectFrom('change_sets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Failure('not-found');
  return row;
}

export async function updateSet(
  trx: Transaction<Tables>,
  before: ChangeSetsTable,
  fields: Partial<ChangeSetsTable>,
): Promise<ChangeSetsTable> {
  const stamps = { version: before.version + 1, updated_at: new Date().toISOString(), ...authorColumns() };
  const row = { ...before, ...stamps, ...fields };
  await trx.updateTable('change_sets').set(row).where('id', '=', before.id).execute();
  return row;
}

export function pinnedIn({ pinned }: ChangeSetsTable): Pinned[] {
  return JSON.parse(pinned) as Pinned[]; // as it was scheduled
}

function toStored({ kind, record, before, after }: Published): Omit<Published, 'title'> {
  return { kind, record, before, after };
}

async function insertSet(trx: Transaction<Tables>, name: string): Promise<ChangeSetsTable> {
  const now = new Date().toISOString();
  const made: ChangeSetsTable = {
    ...{ id: newId(), name, state: 'open', version: (await highestVersion(trx, KIND)) + 1, ...authorColumns() },
    ...{ created_at: now, updated_at: now, publish_at: null, published_at: null, failure: '' },
    ...{ pinned: '[]', published: '[]' },
  };
  await trx.insertInto('change_sets').values(made).execute();
  return made;
}

function publishedIn({ published }: ChangeSetsTable): Omit<Published, 'title'>[] {
  return JSON.parse(published) as Omit<Published, 'title'>[]; // as publishSet wrote it
}

async function lockChanges(trx: Transaction<Tables>, id: string): Promise<StagedRow[]> {
  const own = trx.selectFrom('staged_changes').selectAll().where('change_set_id', '=', id).orderBy('id');
  return own.forUpdate().execute();
}

/** Moves these staged changes, and no others, into the set. */
async function chooseChanges(trx: Transaction<Tables>, id: string, changes: readonly string[]): Promise<void> {
  await trx.updateTable('staged_changes').set({ change_set_id: null }).where('change_set_id', '=', id).execute();
  if (changes.length === 0) return;
  const found = await trx
    .selectFrom('staged_changes')
    .leftJoin('change_sets', 'change_sets.id', 'change_set_id')
    .select(['staged_changes.id', 'staged_changes.title', 'change_sets.state'])
    .where('staged_changes.id', 'in', changes)
    .execute();
  if (found.length < changes.length)
    throw invalidInput([{ path: ['changes'], message: 'One of these staged changes no longer exists' }]);
  if (found.some(({ state }) => state === 'scheduled')) throw new Failure('invalid', { message: staging.notOpen });
  // The set has one moment for all of them.
  const moved = trx.updateTable('staged_changes').set({ change_set_id: id, publish_at: null });
  await moved.where('id', 'in', changes).execute();
}

function requireUnpublished({ state }: ChangeSetsTable): void {
  if (state !== 'open' && state !== 'scheduled') throw new Failure('invalid', { message: staging.notOpen });
}

function requirePinned(rows: readonly StagedRow[], versions: readonly Pinned[]): void {
  if (rows.length === 0) throw new Failure('invalid', { message: staging.empty });
  const other = rows.find(({ id, version }) => !versions.some((one) => one._id === id && one.version === version));
  if (other) throw new Failure('stale', { message: staging.restaged(other.title) });
  if (versions.length > rows.length) throw new Failure('stale', { message: staging.gone });
}

async function toChangeSet(db: Kysely<Tables>, stores: StagedStores, row: ChangeSetsTable): Promise<ChangeSet> {
  const own = db.selectFrom('staged_changes').selectAll().where('change_set_id', '=', row.id).orderBy('id');
  const rows = await own.execute();
  const pinned = pinnedIn(row);
  const isPinned = ({ id, version }: StagedRow) => pinned.some((one) => one._id === id && one.version === version);
  const published = publishedIn(row).map(async ({ kind, record }) => {
    const current = await stores[kind].current(record);
    return { kind, record, title: current ? titleOf({ kind, record }, current.values) : '' };
  });
  return {
    ...{ _id: row.id, name: row.name, state: row.state as ChangeSet['state'], version: row.version }, // only these are stored
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    ...{ userId: row.user_id ?? '', userName: row.user_name },
    ...{ publishAt: row.publish_at ?? '', publishedAt: row.published_at ?? '', failure: row.failure },
    isPinned: row.state !== 'scheduled' || (rows.every(isPinned) && rows.length === pinned.length),
    changes: await Promise.all(rows.map((change) => toListed(stores, change))),
    published: await Promise.all(published),
  };
}
