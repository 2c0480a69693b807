import type { Transaction } from 'kysely';
import { failures } from '#contract/failures.ts';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changedFields } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import { lockStaged, removeStaged, requireUngrouped } from './staged-store.ts';
import {
  lastSaved,
  storedValues,
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
    const published: Published[] = [];
    const ordered = rows.toSorted((a, b) => (lockOrder(a) < lockOrder(b) ? -1 : 1));
    for (const row of ordered) published.push(await publishRow(trx, row));
    return published;
  }

  async function publishRow(trx: Transaction<Tables>, row: StagedRow): Promise<Published> {
    const target = targetOfRow(row);
    const { title } = row;
    const store = storesWithin(openStores, database, trx)[target.kind];
    const current = await store.current(target.record);
    if (!current) throw new Failure('not-found', { message: staging.missing(title) });
    const parsed = (json: string) => store.parse(storedValues(json), target.record);
    if (changedFields(parsed(row.base_value), current.values).length > 0) throw await changedSince(trx, target, title);
    const options = { ifMatch: current.version, restores: null, needsSlug: true } as const;
    const { record } = await store.save(target.record, parsed(row.value), options).catch((error: unknown) => {
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
