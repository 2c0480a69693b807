import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Marks probable spam, with indexes to find it. Adds the user agent to audit entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_messages', 'leads', 'reviews']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_suspect', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex(`${table}_suspects`).on(table).columns(['is_suspect', 'id']).execute();
  }
  await db.schema
    .alterTable('traces')
    .addColumn('agent', textType(db), (column) => column.notNull().defaultTo(''))
    .execute();
}
