import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds what names the imported records in the export that they came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('imported_records')
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('collection', text, (column) => column.notNull())
    .addColumn('source_id', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_records_pk', ['source', 'collection', 'source_id'])
    .execute();
}
