import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/**
 * Adds the result of each backup. A nightly backup has the same name in every process: the first one to insert it makes
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('backups')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('proven_at', text)
    .addColumn('failure', text, (column) => column.notNull())
    .addColumn('machine', text, (column) => column.notNull())
    .execute();
}
