import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds every saved version of sections and records, and the trash. Both outlive the accounts that they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('history')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('restores', 'integer')
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('history_of_record', ['kind', 'record', 'version'])
    .execute();
  await db.schema.createIndex('history_by_at').on('history').column('at').execute();

  await db.schema
    .createTable('bin')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('deleted_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('leading', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bin_by_deleted_at').on('bin').columns(['deleted_at', 'id']).execute();
}
