import type { Kysely } from 'kysely';
import type { EventType } from '#contract/events.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { enqueue, type NewDelivery } from './enqueue.ts';

/** Events turned into deliveries in one transaction. */
const BATCH = 20;

export interface PublishedEvent {
  id: string;
  type: EventType;
  recordId: string;
  /** The record as it was when the event was published. */
  data: Record<string, unknown>;
  createdAt: string;
}

/** Gives the deliveries that follow from an event. It may read and write with the transaction. */
export type Subscriber = (trx: Kysely<Tables>, event: PublishedEvent) => Promise<NewDelivery[]>;

/** Turns the due events into deliveries. Each event is handled once, by one process. */
export function openFanOut({ transaction }: Database, subscribers: readonly Subscriber[], now = Date.now) {
  /** Handles a batch; true if there may be more. */
  function handleBatch(): Promise<boolean> {
    return transaction(async (trx) => {
      const due = trx.selectFrom('events').selectAll().where('due_at', '<=', new Date(now()).toISOString());
      const rows = await due.orderBy('due_at').orderBy('id').limit(BATCH).forUpdate().skipLocked().execute();
      for (const { id, type, record_id, data, created_at } of rows) {
        const event: PublishedEvent = {
          ...{ id, recordId: record_id, createdAt: created_at },
          type: type as EventType, // `publishEvent` stores it
          data: JSON.parse(data) as PublishedEvent['data'],
        };
        for (const deliveriesOf of subscribers)
          for (const delivery of await deliveriesOf(trx, event)) await enqueue(trx, delivery);
        await trx.deleteFrom('events').where('id', '=', id).execute();
      }
      return rows.length === BATCH;
    });
  }

  return async function fanOut(): Promise<void> {
    while (await handleBatch()); // the next batch
  };
}
