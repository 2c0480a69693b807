import type { Transaction } from 'kysely';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import type { Published } from './publish.ts';
import { lastSaved, storedValues, storesWithin, titleOf, type OpenStores, type Target } from './stores.ts';

type Undoable = Omit<Published, 'title'>;

/** Restores what was public before a publication. */
export function openUndo(database: Database, openStores: OpenStores) {
  async function restoreAll(trx: Transaction<Tables>, published: readonly Undoable[]): Promise<Published[]> {
    const restored: Published[] = [];
    for (const one of published) restored.push(await restoreOne(trx, one));
    return restored;
  }

  async function restoreOne(trx: Transaction<Tables>, one: Undoable): Promise<Published> {
    const target: Target = { kind: one.kind, record: one.record };
    const store = storesWithin(openStores, database, trx)[one.kind];
    const current = await store.current(one.record);
    if (!current) throw new Failure('not-found', { message: staging.missing(one.record) });
    const title = titleOf(target, current.values);
    const newest = await versionUpTo(trx, target, current.version);
    if (newest !== null && newest.version > one.after) throw await changedAfter(trx, target, title);
    const before = one.before === 0 ? NEVER_SAVED : await versionUpTo(trx, target, one.before);
    if (!before) throw new Failure('stale', { message: staging.noVersion(title) });
    const options = { ifMatch: current.version, restores: before.version || null, needsSlug: true } as const;
    const { record } = await store.save(one.record, store.parse(before.values, one.record), options);
    return { ...target, title, before: current.version, after: record.version };
  }

  return { restoreAll };
}

/** A section reads as its defaults then. */
const NEVER_SAVED = { version: 0, values: {} };

/** The content at a version. Moving a record in its list makes a version without an entry in the history. */
async function versionUpTo(
  trx: Transaction<Tables>,
  { kind, record }: Target,
  version: number,
): Promise<{ version: number; values: FieldValues } | null> {
  const own = trx.selectFrom('history').where('kind', '=', kind).where('record_id', '=', record);
  const found = own.select(['version', 'value']).where('version', '<=', version).orderBy('version', 'desc');
  const row = await found.executeTakeFirst();
  return row ? { version: row.version, values: storedValues(row.value) } : null;
}

async function changedAfter(trx: Transaction<Tables>, target: Target, title: string): Promise<Failure> {
  const newer = await lastSaved(trx, target);
  return new Failure('stale', { message: staging.notUndone(title), ...(newer && { newer }) });
}
