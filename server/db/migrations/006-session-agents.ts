import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** What browser a session was begun with, so that one can tell one's own sessions apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('agent', textType(db), (column) => column.notNull().defaultTo(''))
    .execute();
}
