import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/**
 * Adds the audit log, and when each user was in the panel. Audit entries outlive the accounts and records that they
 * name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('traces')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('address', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('traces_by_record').on('traces').columns(['kind', 'record', 'id']).execute();

  await db.schema
    .createTable('visits')
    .addColumn('user_id', text, (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('last_at', text, (column) => column.notNull())
    .addColumn('left_at', text)
    .execute();
}
