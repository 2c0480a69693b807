import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import type { NewerVersion } from '#contract/failures.ts';
import type { StagedKind } from '#contract/kinds.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { onCurrentFacts } from '#contract/sections/site-facts.ts';
import type { Database } from '#server/db/open.ts';
import type { StagedChangesTable, Tables } from '#server/db/tables.ts';
import { changedFields, type FieldValues } from '#server/history/content-fields.ts';
import { recordTitle } from '#server/history/record-title.ts';
import type { Versioned } from '#server/history/versioned.ts';

/** The stores of everything that can have a staged change. */
export type StagedStores = Record<StagedKind, Versioned>;
export type OpenStores = (database: Database) => StagedStores;
export type StagedRow = StagedChangesTable;

/** A section or record. */
export interface Target {
  kind: StagedKind;
  record: string;
}

export function targetOfRow({ kind, record_id }: Pick<StagedRow, 'kind' | 'record_id'>): Target {
  return { kind: kind as StagedKind, record: record_id }; // only these kinds are inserted
}

/** The stores that read and write in a transaction. */
export function storesWithin(openStores: OpenStores, database: Database, trx: Transaction<Tables>): StagedStores {
  return openStores({ ...database, db: trx, transaction: (work) => work(trx) });
}

/** The schema of a save: of all fields of a section, or of the given fields of a record. */
export function schemaOf({ kind, record }: Target): z.ZodType {
  return kind === 'sections' ? sections[record as SectionName].write : collections[kind].update; // of an existing section
}

export function titleOf({ kind, record }: Target, values: FieldValues): string {
  return kind === 'sections' ? sections[record as SectionName].title : recordTitle(values);
}

export function storedValues(json: string): FieldValues {
  return JSON.parse(json) as FieldValues; // as it was staged
}

/**
 * A staged change and the public content that it was made from, with the facts of the site that another section has
 * changed in the meantime.
 */
export function stagedOver(store: Versioned, row: StagedRow, current: FieldValues) {
  const { kind, record_id: record, base_value, value } = row;
  const base = store.parse(storedValues(base_value), record);
  const values = store.parse(storedValues(value), record);
  return kind === 'sections' ? onCurrentFacts(record, { base, values, current }) : { base, values };
}

/** Whether the public content is another than the one that the change was made from. */
export async function isStale(store: Versioned, row: StagedRow): Promise<boolean> {
  const current = await store.current(row.record_id);
  return !current || changedFields(stagedOver(store, row, current.values).base, current.values).length > 0;
}

/** Who saved the public version; null if it is unknown. */
export async function lastSaved(db: Kysely<Tables>, { kind, record }: Target): Promise<NewerVersion | null> {
  const own = db.selectFrom('history').where('kind', '=', kind).where('record_id', '=', record);
  const row = await own.select(['user_id', 'user_name', 'saved_at']).orderBy('version', 'desc').executeTakeFirst();
  return row ? { userId: row.user_id ?? '', userName: row.user_name, at: row.saved_at } : null;
}
