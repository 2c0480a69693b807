import type { Kysely } from 'kysely';
import type { WebhookAnswer } from '#contract/records/webhook.ts';
import type { Tables } from '#server/db/tables.ts';
import { webhookKey } from '#server/outbox/webhook-key.ts';

/** What each webhook answered last, by its id. None for a webhook to which nothing was sent in the time that is kept. */
export async function readLastAnswers(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, WebhookAnswer>> {
  if (ids.length === 0) return new Map();
  const ended = db
    .selectFrom('delivery_attempts')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id');
  const newest = await ended
    .select((eb) => eb.fn.max('delivery_attempts.id').as('id'))
    .where('lane', 'in', ids.map(webhookKey))
    .where('ended_at', 'is not', null)
    .groupBy('lane')
    .execute();
  if (newest.length === 0) return new Map();
  const attempts = await ended
    .select(['lane', 'started_at', 'outcome', 'answer'])
    .where(
      'delivery_attempts.id',
      'in',
      newest.map(({ id }) => id),
    )
    .execute();
  const byLane = new Map(attempts.map((attempt) => [attempt.lane, attempt]));
  return new Map(
    ids.flatMap((id) => {
      const found = byLane.get(webhookKey(id));
      return found
        ? [[id, { at: found.started_at, isAccepted: found.outcome === 'accepted', text: found.answer }]]
        : [];
    }),
  );
}
