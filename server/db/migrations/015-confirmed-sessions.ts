import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/**
 * Adds when the user last entered the password in a session, the cookie that a session is bound to, and temporary
 * passwords.
 */
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
