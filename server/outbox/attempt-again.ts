import type { Kysely } from 'kysely';
import type { DeliveryChannel } from '#contract/records/delivery.ts';
import type { Tables } from '#server/db/tables.ts';
import { wakeAfterCommit } from './wake.ts';

/** Makes all waiting deliveries of a channel due, after its settings have changed. */
export async function attemptAgain(trx: Kysely<Tables>, channel: DeliveryChannel): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: new Date().toISOString(), is_postponed: 0 })
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .where('claimed_by', 'is', null)
    .execute();
  wakeAfterCommit();
}
