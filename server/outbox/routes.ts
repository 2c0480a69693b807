import { sql, type Selectable } from 'kysely';
import {
  DELIVERY_LATE_MINUTES,
  DELIVERY_STATES,
  type Delivery,
  type DeliveryCounts,
  type DeliveryState,
  type DeliveryWithAttempts,
} from '#contract/records/delivery.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { DeliveriesTable } from '#server/db/tables.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { wakeAfterCommit } from './wake.ts';

type Row = Selectable<DeliveriesTable>;

const CANCELLED = 'Cancelled in the panel.';

/** Lists deliveries, and lets staff repeat or stop one. */
export function deliveryCalls(database: Database): Handlers {
  return {
    'GET /deliveries': ({ query }) => list(database, query),
    'GET /deliveries/summary': () => countDeliveries(database),
    'GET /deliveries/:id': ({ params }) => get(database, params.id),
    'POST /deliveries/:id/retry': async ({ params }) => {
      const now = new Date().toISOString();
      return change(database, params.id, {
        allowed: ['queued', 'failed'],
        refusal: 'Only a delivery that waits or has failed can be attempted again.',
        // A failed one gets the whole time again.
        values: ({ state, expires_at, created_at }) => ({
          ...{ state: 'queued', next_attempt_at: now, is_postponed: 0, settled_at: null },
          ...(state === 'failed' && { attempts: 0, expires_at: laterBy(now, created_at, expires_at) }),
        }),
      });
    },
    'POST /deliveries/:id/cancel': ({ params }) =>
      change(database, params.id, {
        allowed: ['queued'],
        refusal: 'Only a delivery that waits can be stopped.',
        values: () => ({ state: 'cancelled', settled_at: new Date().toISOString(), last_answer: CANCELLED }),
      }),
  };
}

/** Number of deliveries by state, and since when the oldest one waits. */
export async function countDeliveries({ db }: Database, now = Date.now()): Promise<DeliveryCounts> {
  const counts = await db
    .selectFrom('deliveries')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const queued = db.selectFrom('deliveries').select(['created_at', 'last_answer']).where('state', '=', 'queued');
  const oldest = await queued.orderBy('id').limit(1).executeTakeFirst();
  const late = new Date(now - DELIVERY_LATE_MINUTES * 60_000).toISOString();
  const byState = new Map(counts.map(({ state, count }) => [state, Number(count)]));
  return {
    ...(Object.fromEntries(DELIVERY_STATES.map((state) => [state, byState.get(state) ?? 0])) as Record<
      DeliveryState,
      number
    >), // one for each state
    waitingSince: oldest?.created_at ?? '',
    isLate: oldest !== undefined && oldest.created_at < late,
    lastAnswer: oldest?.last_answer ?? '',
  };
}

interface ListQuery {
  limit: number;
  before: string;
  q: string;
  state: 'all' | DeliveryState;
  channel: string;
}

async function list({ db }: Database, { limit, before, q, state, channel }: ListQuery): Promise<Delivery[]> {
  const found = searchTerms(q).reduce(
    (query, term) => query.where(containsTerm(sql.ref('search'), term)),
    db
      .selectFrom('deliveries')
      .selectAll()
      .$if(state !== 'all', (query) => query.where('state', '=', state))
      .$if(channel !== 'all', (query) => query.where('channel', '=', channel))
      .$if(before !== '', (query) => query.where('id', '<', before)),
  );
  return (await found.orderBy('id', 'desc').limit(limit).execute()).map(toDelivery);
}

async function get({ db }: Database, id: string): Promise<DeliveryWithAttempts> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('not-found');
  const attempts = db.selectFrom('delivery_attempts').selectAll().where('delivery_id', '=', id).orderBy('id', 'desc');
  const log = (await attempts.execute()).map(({ started_at, ended_at, outcome, answer }) => ({
    ...{ startedAt: started_at, endedAt: ended_at ?? '', answer },
    outcome: outcome as DeliveryWithAttempts['log'][number]['outcome'], // the queue stores it
  }));
  return { ...toDelivery(row), log };
}

interface Change {
  allowed: readonly DeliveryState[];
  refusal: string;
  values: (row: Row) => Partial<Row>;
}

async function change(database: Database, id: string, { allowed, refusal, values }: Change): Promise<Delivery> {
  return database.transaction(async (trx) => {
    const own = trx.selectFrom('deliveries').selectAll().where('id', '=', id);
    const row = await own.forUpdate().executeTakeFirst();
    if (!row) throw new Failure('not-found');
    if (!allowed.some((state) => state === row.state)) throw new Failure('invalid', { message: refusal });
    const changed = trx.updateTable('deliveries').set(values(row)).where('id', '=', id).returningAll();
    wakeAfterCommit();
    return toDelivery(await changed.executeTakeFirstOrThrow());
  });
}

/** As long after `now` as `end` was after `start`. */
function laterBy(now: string, start: string, end: string): string {
  return new Date(Date.parse(now) + Date.parse(end) - Date.parse(start)).toISOString();
}

function toDelivery(row: Row): Delivery {
  const isQueued = row.state === 'queued';
  return {
    _id: row.id,
    channel: row.channel as Delivery['channel'], // `enqueue` stores these three
    purpose: row.purpose as Delivery['purpose'],
    state: row.state as Delivery['state'],
    to: row.recipient,
    title: row.title,
    isSending: isQueued && row.claimed_until !== null && row.claimed_until > new Date().toISOString(),
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: isQueued ? row.next_attempt_at : '',
    expiresAt: row.expires_at,
    settledAt: row.settled_at ?? '',
    serverId: row.server_id,
    lastAnswer: row.last_answer,
    recordKind: row.record_kind,
    recordId: row.record_id,
  };
}
