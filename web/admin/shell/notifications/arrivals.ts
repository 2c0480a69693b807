import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/constants.ts';
import type { Todo } from '#contract/records/audit-entry.ts';

type Counts = Record<NotificationKind, number>;

/** How many items of each kind wait. */
export function countsOf({ messages, leads, reviews, replies }: Todo): Counts {
  return { message: messages.count, lead: leads.count, review: reviews.count, reply: replies.count };
}

const PATHS: Record<NotificationKind, string> = {
  message: '/contact-messages?status=new',
  lead: '/enquiries?kind=leads&status=new',
  review: '/reviews',
  reply: '/enquiries',
};
const NAMES: Record<NotificationKind, { one: string; several: string }> = {
  message: { one: 'message', several: 'messages' },
  lead: { one: 'lead', several: 'leads' },
  review: { one: 'review', several: 'reviews' },
  reply: { one: 'answer of a visitor', several: 'answers of visitors' },
};

/** One notification about everything that arrived between two counts; null if nothing did that the person wants to know. */
export function arrivalNotice(before: Counts, now: Counts, kinds: readonly NotificationKind[]) {
  const arrived = NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind) && now[kind] > before[kind]);
  const [first] = arrived;
  if (!first) return null;
  const added = (kind: NotificationKind) => now[kind] - before[kind];
  const nameOf = (kind: NotificationKind, count: number) => NAMES[kind][count === 1 ? 'one' : 'several'];
  const texts = arrived.map((kind) => `${added(kind) === 1 ? 'a' : added(kind)} new ${nameOf(kind, added(kind))}`);
  const title = texts.join(', ').replace(/^a /, 'A ');
  const waiting = arrived.map((kind) => `${now[kind]} ${nameOf(kind, now[kind])}`).join(', ');
  return { title, body: `Waiting: ${waiting}.`, path: arrived.length === 1 ? PATHS[first] : '', tag: 'arrivals' };
}
