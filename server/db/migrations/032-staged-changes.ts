import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds changes that are not public yet, sets of them, and the links that show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('change_sets')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('publish_at', text)
    .addColumn('published_at', text)
    .addColumn('failure', text, (column) => column.notNull())
    .addColumn('pinned', text, (column) => column.notNull())
    .addColumn('published', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staged_changes')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('base_value', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('change_set_id', text, (column) => column.references('change_sets.id').onDelete('set null'))
    .addColumn('publish_at', text)
    .addColumn('failure', text, (column) => column.notNull())
    .addUniqueConstraint('staged_changes_of_record', ['kind', 'record_id'])
    .execute();
  await db.schema.createIndex('staged_changes_by_set').on('staged_changes').column('change_set_id').execute();
  await db.schema
    .createTable('preview_links')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('staged_change_id', text, (column) => column.references('staged_changes.id').onDelete('cascade'))
    .addColumn('change_set_id', text, (column) => column.references('change_sets.id').onDelete('cascade'))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
}
