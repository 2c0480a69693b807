import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds how many notification mails of each kind the current hour asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('notification_counts')
    .addColumn('kind', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', text, (column) => column.notNull())
    .execute();
}
