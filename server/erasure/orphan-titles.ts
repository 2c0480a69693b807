import { sql } from 'kysely';
import { PERSONAL_KINDS } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';
import { OWN_TABLES } from '#server/db/record-tables.ts';
import type { Trx } from './found.ts';

/** The kinds whose titles in the audit log may name a person, with the tables of their records. */
const NAMED = [
  ...PERSONAL_KINDS.map((kind) => [kind, OWN_TABLES[kind]] as const),
  ['enquiries', 'enquiries'],
  ['deliveries', 'deliveries'],
  ['review-invitations', 'review_invitations'],
] satisfies (readonly [kind: string, table: keyof Tables])[];

/**
 * Removes titles that may name a person from the audit log, once their record is deleted permanently: nothing tells any
 * more about whom they are. A backup has no deliveries, so after a restore this concerns theirs as well.
 */
export async function blankOrphanTitles(trx: Trx): Promise<void> {
  for (const [kind, table] of NAMED) {
    await trx
      .updateTable('audit_log')
      .set({ title: '' })
      .where('kind', '=', kind)
      .where('title', '!=', '')
      .where(sql<boolean>`not exists (select 1 from ${sql.table(table)} as records where records.id = record_id)`)
      .where(sql<boolean>`not exists (select 1 from trash where trash.kind = ${kind} and trash.id = record_id)`)
      .execute();
  }
}
