import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { DELIVERY_FAILED_DAYS } from '#contract/constants.ts';
import {
  DELIVERY_LATE_MINUTES,
  DELIVERY_STATES,
  type DeliveryState,
  type DeliverySummary,
  type WaitingDeliveries,
} from '#contract/records/delivery.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';
import { webhookKey } from './webhook-key.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** '' and 'all' match everything. */
export interface DeliveryFilter {
  q: string;
  channel: string;
  /** The id of a webhook. */
  webhook: string;
}

/** Whether a delivery has all search words and the channel, and goes to the webhook. */
export function matches({ q, channel, webhook }: DeliveryFilter) {
  return (eb: ExpressionBuilder<Tables, 'deliveries'>): Expression<SqlBool> =>
    eb.and([
      ...searchTerms(q).map((term) => containsTerm(sql.ref('search'), term)),
      ...(channel === 'all' ? [] : [eb('channel', '=', channel)]),
      ...(webhook === '' ? [] : [eb('lane', '=', webhookKey(webhook))]),
    ]);
}

/** The number of deliveries that match the filter. Also, without it: what waits, and how many failures nobody has seen. */
export async function summarizeDeliveries(
  database: Database,
  filter: DeliveryFilter,
  now = Date.now(),
): Promise<DeliverySummary> {
  const [counts, waiting, unseenFailures] = await Promise.all([
    countByState(database, filter),
    findWaiting(database, now),
    countUnseenFailures(database, now),
  ]);
  return { counts, waiting, unseenFailures };
}

async function countByState({ db }: Database, filter: DeliveryFilter): Promise<DeliverySummary['counts']> {
  const counted = db
    .selectFrom('deliveries')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .where(matches(filter));
  const byState = new Map((await counted.groupBy('state').execute()).map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(DELIVERY_STATES.map((state) => [state, byState.get(state) ?? 0])) as Record<
    DeliveryState,
    number
  >; // one for each state
}

/** What waits in each channel. What is planned for later, and was never attempted, does not wait yet. */
export async function findWaiting({ db }: Database, now = Date.now()): Promise<WaitingDeliveries[]> {
  const groups = await db
    .selectFrom('deliveries')
    .select(['channel', (eb) => eb.fn.countAll().as('count'), (eb) => eb.fn.min('id').as('oldest')])
    .where('state', '=', 'queued')
    .where((eb) =>
      eb.or([
        eb('attempts', '>', 0),
        eb('is_postponed', '=', 1),
        eb('next_attempt_at', '<=', new Date(now).toISOString()),
      ]),
    )
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  const ids = groups.map(({ oldest }) => oldest);
  if (ids.length === 0) return [];
  const oldest = await db
    .selectFrom('deliveries')
    .select(['channel', 'created_at', 'last_answer'])
    .where('id', 'in', ids)
    .execute();
  const late = new Date(now - DELIVERY_LATE_MINUTES * MINUTE_MS).toISOString();
  return oldest.map(({ channel, created_at, last_answer }) => ({
    channel: channel as WaitingDeliveries['channel'], // `enqueue` stores these three
    count: Number(groups.find((group) => group.channel === channel)?.count ?? 0),
    ...{ since: created_at, isLate: created_at < late, lastAnswer: last_answer },
  }));
}

async function countUnseenFailures({ db }: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'failed')
    .where('is_seen', '=', 0)
    .where('purpose', '!=', 'test') // whoever sent the test has seen how it ended
    .where('settled_at', '>', new Date(now - DELIVERY_FAILED_DAYS * DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks all failed deliveries as seen. */
export async function markFailuresSeen({ db }: Database): Promise<void> {
  const failed = db.updateTable('deliveries').set({ is_seen: 1 }).where('state', '=', 'failed');
  await failed.where('is_seen', '=', 0).execute();
}
