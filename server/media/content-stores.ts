import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import type { StagedKind } from '#contract/kinds.ts';
import { isSection, sections } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Versioned } from '#server/history/versioned.ts';
import { Failure } from '#server/http/failure.ts';

/** The stores of everything that shows pictures. */
export type OpenContent = (database: Database) => Record<StagedKind, Versioned>;

/** The schema of a section or record with all its fields. */
export function contentSchema(kind: StagedKind, record: string): z.ZodType {
  if (kind !== 'sections') return collections[kind].record;
  if (!isSection(record)) throw new Failure('not-found');
  return sections[record].fields;
}

/** The store of one kind, which reads and writes in a transaction. */
export function storeIn(
  trx: Transaction<Tables>,
  database: Database,
  openContent: OpenContent,
  kind: StagedKind,
): Versioned {
  return openContent({ ...database, db: trx, transaction: (work) => work(trx) })[kind];
}
