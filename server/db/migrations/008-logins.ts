import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/**
 * Adds second factors with their recovery codes, counts of failed logins, known networks, and password resets by mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', text, (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute();

  await db.schema
    .createTable('guesses')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('waits_until', text, (column) => column.notNull())
    .addColumn('forgets_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('guesses_by_forgets_at').on('guesses').column('forgets_at').execute();

  await db.schema
    .createTable('known_places')
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', text, (column) => column.notNull())
    .addColumn('seen_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_places_pkey', ['user_id', 'place'])
    .execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
}
