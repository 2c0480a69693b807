import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the runs of the daily check of the contact form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('canary_runs')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('slot', text, (column) => column.notNull().unique())
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addColumn('result', text, (column) => column.notNull())
    .addColumn('steps', text, (column) => column.notNull())
    .addColumn('mark_hash', text, (column) => column.notNull().unique())
    .addColumn('mark_used_at', text)
    .addColumn('record_id', text, (column) => column.notNull())
    .execute();
}
