import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the devices that get push notifications, what each person wants to hear of, and the keys of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', text, (column) => column.notNull())
    .addColumn('endpoint', text, (column) => column.notNull().unique())
    .addColumn('p256dh', text, (column) => column.notNull())
    .addColumn('auth', text, (column) => column.notNull())
    .addColumn('user_agent', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_ok_at', text)
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('push_subscriptions_user_id')
    .on('push_subscriptions')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createTable('notification_choices')
    .addColumn('user_id', text, (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('kinds', text, (column) => column.notNull())
    .addColumn('shows_names', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_keys')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('private_key', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}
