import type { Kysely } from 'kysely';
import type { EventType } from '#contract/events.ts';
import type { Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { wakeAfterCommit } from './wake.ts';

export interface NewEvent {
  type: EventType;
  recordId: string;
  /** The record as it is now. */
  data: object;
  /** When it happens, for what is scheduled; by default now. */
  dueAt?: string;
}

/** Stores an event in the transaction of its cause. The outbox turns it into deliveries afterwards. */
export async function publishEvent(trx: Kysely<Tables>, { type, recordId, data, dueAt }: NewEvent): Promise<void> {
  const now = new Date().toISOString();
  const row = { id: newId(), type, record_id: recordId, data: JSON.stringify(data), created_at: now };
  await trx
    .insertInto('events')
    .values({ ...row, due_at: dueAt ?? now })
    .execute();
  wakeAfterCommit();
}
