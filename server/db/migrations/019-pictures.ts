import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the file names of uploaded pictures. Pictures that are already stored get their rows from a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('pictures')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('file_name', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pictures_by_created_at').on('pictures').columns(['created_at', 'name']).execute();
}
