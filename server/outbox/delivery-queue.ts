import { sql, type Kysely, type Selectable } from 'kysely';
import {
  DELIVERY_DAYS_KEPT,
  DELIVERY_DELAYS,
  type AttemptOutcome,
  type DeliveryChannel,
  type DeliveryPurpose,
  type DeliveryState,
} from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { DeliveriesTable, Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than the channels give one attempt: it ends those that never settle. */
export const ATTEMPT_MAX_MS = 2.5 * MINUTE_MS;
/** Longer than any attempt takes. After it, another process may take the delivery of a process that was killed. */
const CLAIM_MS = 3 * MINUTE_MS;
const ANSWER_MAX = 500;

/** A delivery that this process is sending. */
export interface ClaimedDelivery {
  id: string;
  channel: DeliveryChannel;
  lane: string;
  purpose: DeliveryPurpose;
  to: string;
  payload: unknown;
  /** How many attempts there are, with this one. */
  attempts: number;
  createdAt: string;
  /** The attempt that claims it. */
  attemptId: string;
}

/** How an attempt ended. */
export type AttemptResult =
  | { is: 'accepted'; serverId: string; answer: string }
  /** The other server refuses this delivery for good. */
  | { is: 'refused'; answer: string }
  /** It may work later. With `isServerAway`, the other deliveries of the lane wait too. */
  | { is: 'postponed'; answer: string; isServerAway: boolean }
  /** Its cause is gone, so nobody needs it or its row. */
  | { is: 'obsolete' };

/** The queue of deliveries, shared by all processes on one database. */
export function openDeliveryQueue({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms = 0) => new Date(now() + ms).toISOString();

  /** Takes the oldest delivery that is due, so that no other process sends it; null if there is none. */
  function claim(channel: DeliveryChannel, busyLanes: readonly string[]): Promise<ClaimedDelivery | null> {
    return transaction(async (trx) => {
      const due = trx
        .selectFrom('deliveries')
        .selectAll()
        .where('state', '=', 'queued')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', at())
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at())]))
        .$if(busyLanes.length > 0, (query) => query.where('lane', 'not in', busyLanes))
        .orderBy('next_attempt_at')
        .orderBy('id');
      const row = await due.limit(1).forUpdate().skipLocked().executeTakeFirst();
      if (!row) return null;
      const attemptId = newId();
      await endAttempts(trx, row.id, 'interrupted');
      const claimed = { claimed_by: attemptId, claimed_until: at(CLAIM_MS), attempts: row.attempts + 1 };
      await trx.updateTable('deliveries').set(claimed).where('id', '=', row.id).execute();
      const attempt = { id: attemptId, delivery_id: row.id, started_at: at(), ended_at: null };
      await trx
        .insertInto('delivery_attempts')
        .values({ ...attempt, outcome: 'running', answer: '' })
        .execute();
      return toClaimed(row, attemptId);
    });
  }

  /** Stores how an attempt ended. An acceptance counts even if the delivery was cancelled or claimed again meanwhile. */
  async function settle(claimed: ClaimedDelivery, result: AttemptResult): Promise<void> {
    await transaction(async (trx) => {
      if (result.is === 'obsolete') {
        await trx.deleteFrom('deliveries').where('id', '=', claimed.id).execute();
        return;
      }
      const answer = result.answer.slice(0, ANSWER_MAX);
      await endAttempts(trx, claimed.id, result.is, { attemptId: claimed.attemptId, answer, ended_at: at() });
      if (result.is === 'accepted') await storeAcceptance(trx, claimed, { serverId: result.serverId, answer });
      else if (result.is === 'refused') await storeFailure(trx, claimed, answer);
      else await postpone(trx, claimed, { answer, isServerAway: result.isServerAway });
    });
  }

  async function storeAcceptance(
    trx: Kysely<Tables>,
    { id, lane }: ClaimedDelivery,
    { serverId, answer }: { serverId: string; answer: string },
  ): Promise<void> {
    const accepted = { ...settled('accepted', answer), server_id: serverId.slice(0, ANSWER_MAX), payload: '{}' };
    await trx.updateTable('deliveries').set(accepted).where('id', '=', id).execute();
    // The server is back: what waited for it is due.
    await trx
      .updateTable('deliveries')
      .set({ next_attempt_at: at(), is_postponed: 0 })
      .where('lane', '=', lane)
      .where('state', '=', 'queued')
      .where('is_postponed', '=', 1)
      .execute();
  }

  async function storeFailure(trx: Kysely<Tables>, claimed: ClaimedDelivery, answer: string): Promise<void> {
    const own = trx.updateTable('deliveries').set(settled('failed', answer)).where('id', '=', claimed.id);
    await own.where('claimed_by', '=', claimed.attemptId).where('state', '=', 'queued').execute();
  }

  async function postpone(
    trx: Kysely<Tables>,
    { id, lane, attempts, attemptId }: ClaimedDelivery,
    { answer, isServerAway }: { answer: string; isServerAway: boolean },
  ): Promise<void> {
    const minutes = DELIVERY_DELAYS[Math.min(attempts, DELIVERY_DELAYS.length) - 1] ?? 1;
    const next_attempt_at = at(minutes * MINUTE_MS);
    const waiting = { next_attempt_at, last_answer: answer, is_postponed: isServerAway ? (1 as const) : (0 as const) };
    await trx
      .updateTable('deliveries')
      .set({ ...waiting, claimed_by: null, claimed_until: null })
      .where('id', '=', id)
      .where('claimed_by', '=', attemptId)
      .execute();
    if (!isServerAway) return;
    await trx
      .updateTable('deliveries')
      .set(waiting)
      .where('lane', '=', lane)
      .where('state', '=', 'queued')
      .where('claimed_by', 'is', null)
      .where('next_attempt_at', '<', next_attempt_at)
      .execute();
  }

  /** Fails deliveries whose time is over, and deletes settled ones after `DELIVERY_DAYS_KEPT` days. */
  async function purge(): Promise<void> {
    const { settled_at, ...failed } = settled('failed', ownAnswers.expired);
    await db
      .updateTable('deliveries')
      .set((eb) => ({
        ...failed,
        settled_at,
        last_answer: sql<string>`${ownAnswers.expired} || case when ${eb.ref('last_answer')} = '' then '' else ' ' || ${eb.ref('last_answer')} end`,
      }))
      .where('state', '=', 'queued')
      .where('expires_at', '<=', at())
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at())]))
      .execute();
    const old = db.deleteFrom('deliveries').where('state', '!=', 'queued');
    await old.where('settled_at', '<=', at(-DELIVERY_DAYS_KEPT * DAY_MS)).execute();
  }

  function settled(state: DeliveryState, answer: string) {
    return { state, settled_at: at(), last_answer: answer, claimed_by: null, claimed_until: null };
  }

  /** Explains why the deliveries of a channel wait that have not been attempted. */
  async function explain(channel: DeliveryChannel, answer: string): Promise<void> {
    const queued = db.updateTable('deliveries').set({ last_answer: answer }).where('state', '=', 'queued');
    await queued.where('channel', '=', channel).where('last_answer', '!=', answer).execute();
  }

  return { claim, settle, purge, explain };
}

interface AttemptEnd {
  attemptId: string;
  answer: string;
  ended_at: string;
}

/** Ends the attempt, or all that are still marked as running because their process was killed. */
async function endAttempts(
  trx: Kysely<Tables>,
  deliveryId: string,
  outcome: AttemptOutcome,
  end?: AttemptEnd,
): Promise<void> {
  const { attemptId, ...values } = end ?? {};
  const running = trx
    .updateTable('delivery_attempts')
    .set({ ...values, outcome })
    .where('delivery_id', '=', deliveryId);
  await running.where(attemptId ? 'id' : 'outcome', '=', attemptId ?? 'running').execute();
}

function toClaimed(row: Selectable<DeliveriesTable>, attemptId: string): ClaimedDelivery {
  return {
    id: row.id,
    channel: row.channel as DeliveryChannel, // `enqueue` stores these two
    lane: row.lane,
    purpose: row.purpose as DeliveryPurpose,
    to: row.recipient,
    payload: JSON.parse(row.payload),
    attempts: row.attempts + 1,
    createdAt: row.created_at,
    attemptId,
  };
}
