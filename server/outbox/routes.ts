import type { Selectable } from 'kysely';
import type { Delivery, DeliveryState, DeliveryWithAttempts } from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { DeliveriesTable } from '#server/db/tables.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { markFailuresSeen, matches, summarizeDeliveries, type DeliveryFilter } from './delivery-summary.ts';
import { wakeAfterCommit } from './wake.ts';

type Row = Selectable<DeliveriesTable>;

/** Lists deliveries, and lets staff repeat or stop one. */
export function deliveryCalls(database: Database): Handlers {
  return {
    'GET /deliveries': ({ query }) => list(database, query),
    'GET /deliveries/summary': ({ query }) => summarizeDeliveries(database, query),
    'GET /deliveries/:id': ({ params }) => getDelivery(database, params.id),
    'POST /deliveries/seen': async () => {
      await markFailuresSeen(database);
      return { message: 'Marked as seen.' };
    },
    'POST /deliveries/:id/retry': async ({ params }) => {
      const now = new Date().toISOString();
      return change(database, params.id, {
        allowed: ['queued', 'failed'],
        refusal: 'Only a delivery that waits or has failed can be attempted again.',
        // A failed one is queued again: it gets the whole time again, and is not late at once.
        values: ({ state, expires_at, created_at }) => ({
          // Without the answer of the last attempt, so that staff see when there is a new one.
          ...{ state: 'queued', next_attempt_at: now, is_postponed: 0, is_seen: 0, settled_at: null, last_answer: '' },
          ...(state === 'failed' && { attempts: 0, created_at: now, expires_at: laterBy(now, created_at, expires_at) }),
        }),
      });
    },
    'POST /deliveries/:id/cancel': ({ params }) =>
      change(database, params.id, {
        allowed: ['queued'],
        refusal: 'Only a delivery that waits can be stopped.',
        values: () => ({ state: 'cancelled', settled_at: new Date().toISOString(), last_answer: ownAnswers.cancelled }),
      }),
  };
}

interface ListQuery extends DeliveryFilter {
  limit: number;
  before: string;
  state: 'all' | DeliveryState;
}

async function list({ db }: Database, { limit, before, state, ...filter }: ListQuery): Promise<Delivery[]> {
  const found = db
    .selectFrom('deliveries')
    .selectAll()
    .where(matches(filter))
    .$if(state !== 'all', (query) => query.where('state', '=', state))
    .$if(before !== '', (query) => query.where('id', '<', before));
  return (await found.orderBy('id', 'desc').limit(limit).execute()).map(toDelivery);
}

/** One delivery with its attempts. */
export async function getDelivery({ db }: Database, id: string): Promise<DeliveryWithAttempts> {
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
