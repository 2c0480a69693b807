import type { Transaction } from 'kysely';
import { failures } from '#contract/failures.ts';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changedFields } from '#server/history/content-fields.ts';
import type { Snapshot } from '#server/history/versions.ts';
import { Failure } from '#server/http/failure.ts';
import { lockStaged, removeStaged, requireUngrouped } from './staged-store.ts';
import {
  lastSaved,
  stagedOver,
  storesWithin,
  targetOfRow,
  type OpenStores,
  type StagedRow,
  type Target,
} from './stores.ts';

/** A record that was published, with its public versions before and after. */
export interface Published extends Target {
  title: string;
  before: number;
  after: number;
}

/** Makes staged changes public, each as a save like any other. */
export function openPublisher(database: Database, openStores: OpenStores) {
  /** Publishes staged changes in the transaction, in one order, so that two publications never wait for each other. */
  async function publishAll(trx: Transaction<Tables>, rows: readonly StagedRow[]): Promise<Published[]> {
    const ordered = rows.toSorted((a, b) => (lockOrder(a) < lockOrder(b) ? -1 : 1));
    // Saving one may change another, with a fact of the site: the versions before the first and after the last save count.
    const before: number[] = [];
    for (const row of ordered) before.push((await currentOf(trx, row)).version);
    const published: Published[] = [];
    for (const row of ordered) published.push(await publishRow(trx, row));
    for (const [index, row] of ordered.entries()) {
      const { version: after } = await currentOf(trx, row);
      Object.assign(published[index] ?? {}, { before: before[index], after });
    }
    return published;
  }

  async function currentOf(trx: Transaction<Tables>, row: StagedRow): Promise<Snapshot> {
    const { kind, record } = targetOfRow(row);
    const current = await storesWithin(openStores, database, trx)[kind].current(record);
    if (!current) throw new Failure('not-found', { message: staging.missing(row.title) });
    return current;
  }

  async function publishRow(trx: Transaction<Tables>, row: StagedRow): Promise<Published> {
    const target = targetOfRow(row);
    const { title } = row;
    const store = storesWithin(openStores, database, trx)[target.kind];
    const current = await currentOf(trx, row);
    const { base, values } = stagedOver(store, row, current.values);
    if (changedFields(base, current.values).length > 0) throw await changedSince(trx, target, title);
    const options = { ifMatch: current.version, restores: null, needsSlug: true } as const;
    const { record } = await store.save(target.record, values, options).catch((error: unknown) => {
      throw named(error, title);
    });
    await removeStaged(trx, row);
    return { ...target, title, before: current.version, after: record.version };
  }

  /** Publishes one staged change. With `ifMatch`, fails as stale if it is another version. */
  async function publishOne(target: Target, ifMatch: number | null): Promise<Published> {
    return database.transaction(async (trx) => {
      const row = await lockStaged(trx, target, ifMatch);
      await requireUngrouped(trx, row);
      return publishRow(trx, row);
    });
  }

  return { publishAll, publishRow, publishOne };
}

function lockOrder({ kind, record_id }: StagedRow): string {
  return `${kind} ${record_id}`;
}

async function changedSince(trx: Transaction<Tables>, target: Target, title: string): Promise<Failure> {
  const newer = await lastSaved(trx, target);
  return new Failure('stale', { message: staging.changed(title), ...(newer && { newer }) });
}

/** A failure that says which record it is about. */
function named(error: unknown, title: string): unknown {
  if (!(error instanceof Failure)) return error;
  if (error.code === 'slug-taken') {
    const issues = [{ path: 'slug', message: failures['slug-taken'].message }];
    return new Failure('slug-taken', { message: staging.slugTaken(title), issues });
  }
  return error.code === 'stale' ? new Failure('stale', { message: staging.changed(title) }) : error;
}
