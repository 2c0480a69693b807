import type { Kysely } from 'kysely';
import type { NotificationKind } from '#contract/constants.ts';
import type { EventType } from '#contract/events.ts';
import type { Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { NOTIFIED_EVENTS, RECORD_KINDS } from '#server/mail/notifications.ts';
import type { NewDelivery } from '#server/outbox/enqueue.ts';
import type { Subscriber } from '#server/outbox/fan-out.ts';
import { activeSubscriptions, type ActiveSubscription } from './store.ts';

const HOUR_MS = 3_600_000;
/** For how long a notification is worth showing. */
export const PUSH_HOURS = 24;
/** A device gets at most one notification of a kind in this time. It counts all that wait. */
const PAUSE_MS = 60_000;

const TITLES: Record<NotificationKind, string> = {
  message: 'A new message',
  lead: 'A new lead',
  review: 'A new review',
  reply: 'A visitor answered',
};

const KINDS: Partial<Record<EventType, NotificationKind>> = { ...NOTIFIED_EVENTS, 'reply.received': 'reply' };

/** What is stored until the push service accepts it. */
export interface PushPayload {
  subscriptionId: string;
  title: string;
  /** Missing for a test. */
  kind?: NotificationKind;
  recordId?: string;
  /** Who wrote, if the person wants to see it. */
  name?: string;
}

/** One notification to each device of the people who want to hear of the event. */
export const pushSubscriber: Subscriber = async (trx, { id, type, recordId, data }) => {
  const kind = KINDS[type];
  if (!kind) return [];
  const record = { kind: await recordKindOf(trx, kind, recordId), id: recordId };
  const deliveries: NewDelivery[] = [];
  for (const subscription of await activeSubscriptions(trx)) {
    const { kinds, showsNames } = subscription.choices;
    const delayMs = kinds.includes(kind) ? await pauseFor(trx, subscription.id, kind) : null;
    if (delayMs === null) continue;
    const name = showsNames ? nameIn(data) : '';
    const payload = { kind, recordId, title: TITLES[kind], ...(name && { name }) };
    const delivery = pushDelivery(subscription, payload, `${id}:push:${subscription.id}`);
    deliveries.push({ ...delivery, purpose: 'notification', record, delayMs });
  }
  return deliveries;
};

/** The table name of the record; a reply belongs to a message or a lead. */
async function recordKindOf(trx: Kysely<Tables>, kind: NotificationKind, id: string): Promise<string> {
  if (kind !== 'reply') return RECORD_KINDS[kind];
  const row = await trx.selectFrom('enquiries').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind ?? RECORD_KINDS.message;
}

/** A notification that says that notifications work. */
export function testPush(subscription: ActiveSubscription): NewDelivery {
  return pushDelivery(subscription, { title: 'Notifications work' }, `${newId()}:push:${subscription.id}`);
}

function pushDelivery(
  { id, userName }: ActiveSubscription,
  content: Omit<PushPayload, 'subscriptionId'>,
  key: string,
): NewDelivery {
  const payload: PushPayload = { subscriptionId: id, ...content };
  return {
    ...{ channel: 'push', lane: pushLane(id), purpose: 'test', to: userName, title: content.title, key, payload },
    expiresAt: new Date(Date.now() + PUSH_HOURS * HOUR_MS).toISOString(),
  };
}

/**
 * Milliseconds to wait before a notification, or null if one waits that will count this record too: a flood of enquiries
 * must not ring for each of them.
 */
async function pauseFor(trx: Kysely<Tables>, subscriptionId: string, kind: NotificationKind): Promise<number | null> {
  const newest = await trx
    .selectFrom('deliveries')
    .select(['state', 'claimed_by', 'created_at', 'next_attempt_at'])
    .where('lane', '=', pushLane(subscriptionId))
    .where('title', '=', TITLES[kind])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return 0;
  if (newest.state === 'queued' && newest.claimed_by === null) return null;
  return Math.max(0, Date.parse(newest.next_attempt_at) + PAUSE_MS - Date.now());
}

/** The deliveries to one device wait together. */
function pushLane(subscriptionId: string): string {
  return `push:${subscriptionId}`;
}

function nameIn({ firstName, name, email }: Record<string, unknown>): string {
  const found = [firstName, name, email].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}
