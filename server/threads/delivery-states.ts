import type { Database } from '#server/db/open.ts';

const BATCH = 500;

/** Copies the states of deliveries to the mails of threads: the rows of deliveries are deleted after some days. */
export function openDeliveryStates({ db }: Pick<Database, 'db'>) {
  return async function keepStates(): Promise<void> {
    const changed = await db
      .selectFrom('thread_mails')
      .innerJoin('deliveries', 'deliveries.id', 'thread_mails.delivery_id')
      .select(['thread_mails.id', 'deliveries.state', 'deliveries.last_answer'])
      .whereRef('deliveries.state', '<>', 'thread_mails.delivery_state')
      .where('thread_mails.delivery_state', '<>', 'returned')
      .limit(BATCH)
      .execute();
    for (const { id, state, last_answer } of changed) {
      const columns = { delivery_state: state, delivery_answer: last_answer };
      await db.updateTable('thread_mails').set(columns).where('id', '=', id).execute();
    }
  };
}
