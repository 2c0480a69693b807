import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the settings that staff change in the panel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('site_settings')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('secrets', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('updated_by', text)
    .execute();
}
