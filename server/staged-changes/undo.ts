import type { Transaction } from 'kysely';
import { staging } from '#contract/staging-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changedFields, type FieldValues } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import type { Published } from './publish.ts';
import { lastSaved, storedValues, storesWithin, titleOf, type OpenStores, type Target } from './stores.ts';

type Undoable = Omit<Published, 'title'>;

/** Restores what was public before a publication. */
export function openUndo(database: Database, openStores: OpenStores) {
  /** Checks all of them first: restoring one may change another, with a fact of the site. */
  async function restoreAll(trx: Transaction<Tables>, published: readonly Undoable[]): Promise<Published[]> {
    const former: Former[] = [];
    for (const one of published) former.push(await formerOf(trx, one));
    const restored: Published[] = [];
    for (const one of former) restored.push(await restoreOne(trx, one));
    return restored;
  }

  async function formerOf(trx: Transaction<Tables>, one: Undoable): Promise<Former> {
    const target: Target = { kind: one.kind, record: one.record };
    const current = await storesWithin(openStores, database, trx)[one.kind].current(one.record);
    if (!current) throw new Failure('not-found', { message: staging.missing(one.record) });
    const title = titleOf(target, current.values);
    const newest = await versionUpTo(trx, target, current.version);
    if (newest !== null && newest.version > one.after) throw await changedAfter(trx, target, title);
    const before = one.before === 0 ? NEVER_SAVED : await versionUpTo(trx, target, one.before);
    if (!before) throw new Failure('stale', { message: staging.noVersion(title) });
    return { target, title, before };
  }

  async function restoreOne(trx: Transaction<Tables>, { target, title, before }: Former): Promise<Published> {
    const store = storesWithin(openStores, database, trx)[target.kind];
    const current = await store.current(target.record);
    if (!current) throw new Failure('not-found', { message: staging.missing(title) });
    const options = { ifMatch: current.version, restores: before.version || null, needsSlug: true } as const;
    const values = store.parse(before.values, target.record);
    const { record } = await store.save(target.record, values, options);
    await rebaseStaged(trx, target, { from: current.version, to: record.version, values });
    return { ...target, title, before: current.version, after: record.version };
  }

  return { restoreAll };
}

/** What was public before the publication. */
interface Former {
  target: Target;
  title: string;
  before: { version: number; values: FieldValues };
}

/** A section reads as its defaults then. */
const NEVER_SAVED = { version: 0, values: {} };

/**
 * Gives a staged change that was made from the undone version what is public again, so that it can still be published. One
 * that changed the same fields stays as it is: somebody has to merge it.
 */
async function rebaseStaged(
  trx: Transaction<Tables>,
  { kind, record }: Target,
  { from, to, values }: { from: number; to: number; values: FieldValues },
): Promise<void> {
  const own = trx.selectFrom('staged_changes').selectAll().where('kind', '=', kind).where('record_id', '=', record);
  const row = await own.where('base_version', '=', from).forUpdate().executeTakeFirst();
  if (!row) return;
  const [base, staged] = [storedValues(row.base_value), storedValues(row.value)];
  const undone = changedFields(base, { ...base, ...values });
  if (changedFields(base, staged).some((field) => undone.includes(field))) return;
  const value = { ...staged, ...Object.fromEntries(undone.map((field) => [field, values[field]])) };
  const fields = { value: JSON.stringify(value), base_value: JSON.stringify(values), base_version: to };
  await trx.updateTable('staged_changes').set(fields).where('id', '=', row.id).execute();
}

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
