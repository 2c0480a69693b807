import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the ledger of erasures, and what statistics still count of erased enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('erasures')
    .addColumn('hash', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key_id', text, (column) => column.notNull())
    .addColumn('erased_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erased_enquiries')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('first_answer_at', text)
    .addColumn('stage', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('erased_enquiries_by_created_at')
    .on('erased_enquiries')
    .columns(['created_at'])
    .execute();
}
