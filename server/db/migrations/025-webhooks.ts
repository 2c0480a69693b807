import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds addresses that get a signed request for each chosen event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('webhooks')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('events', text, (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('disabled_reason', text, (column) => column.notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .execute();
}
