import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the redirects from earlier addresses of pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('redirects')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('from_path', text, (column) => column.notNull().unique())
    .addColumn('to_address', text, (column) => column.notNull())
    .addColumn('to_path', text, (column) => column.notNull())
    .addColumn('origin', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('redirects_by_to_path').on('redirects').column('to_path').execute();
}
