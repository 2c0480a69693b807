import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds events, and the mails and requests that follow from them, with every attempt to deliver them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('events')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('data', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('events_by_due_at').on('events').columns(['due_at', 'id']).execute();

  await db.schema
    .createTable('deliveries')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('channel', text, (column) => column.notNull())
    .addColumn('lane', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('dedupe_key', text, (column) => column.notNull().unique())
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('record_kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('payload', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('next_attempt_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('settled_at', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('is_postponed', 'integer', (column) => column.notNull())
    .addColumn('is_seen', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', text)
    .addColumn('claimed_until', text)
    .addColumn('server_id', text, (column) => column.notNull())
    .addColumn('last_answer', text, (column) => column.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('deliveries').columns(columns).execute();
  await index('deliveries_by_next_attempt', ['state', 'channel', 'next_attempt_at', 'id']);
  await index('deliveries_by_state', ['state', 'id']);
  await index('deliveries_by_lane', ['lane', 'state', 'is_postponed']);
  await index('deliveries_by_record', ['record_id']);

  await db.schema
    .createTable('delivery_attempts')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('delivery_id', text, (column) => column.notNull().references('deliveries.id').onDelete('cascade'))
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_delivery').on('delivery_attempts').columns(['delivery_id', 'id']).execute();
}
