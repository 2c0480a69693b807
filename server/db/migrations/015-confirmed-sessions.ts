import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** When a session last showed its password, the cookie it is bound to, and passwords that have to be replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('sessions').addColumn('confirmed_at', text).execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('cookie_hash', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
