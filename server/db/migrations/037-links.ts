import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the addresses that visitors did not find, and the checks of links to other sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('missing_addresses')
    .addColumn('path', text, (column) => column.primaryKey().notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('first_at', text, (column) => column.notNull())
    .addColumn('last_at', text, (column) => column.notNull())
    .addColumn('referrer', text, (column) => column.notNull())
    .addColumn('is_ignored', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outside_links')
    .addColumn('address', text, (column) => column.primaryKey().notNull())
    .addColumn('checked_at', text, (column) => column.notNull())
    .addColumn('failed_days', 'integer', (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .execute();
}
