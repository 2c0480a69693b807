import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the user agent of a session's login, so that users can tell their sessions apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('agent', textType(db), (column) => column.notNull().defaultTo(''))
    .execute();
}
