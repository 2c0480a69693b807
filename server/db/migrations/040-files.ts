import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the uploaded PDFs and videos, and the uploads in chunks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('files')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('file_name', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('parts', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('licence', text, (column) => column.notNull().defaultTo(''))
    .addColumn('poster', text, (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('deleted_at', text)
    .execute();
  await db.schema.createIndex('files_by_created_at').on('files').column('created_at').execute();
  await db.schema
    .createTable('media_uploads')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('file_name', text, (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('modified', 'bigint', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('parts', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('media_uploads_by_user').on('media_uploads').columns(['user_id', 'file_name']).execute();
}
