import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/constants.ts';
import type { Todo } from '#contract/records/audit-entry.ts';
import * as notificationsTexts from '#web/admin/texts/notifications.ts';

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

/** One notification about everything that arrived between two counts; null if nothing did that the person wants to know. */
export function arrivalNotice(before: Counts, now: Counts, kinds: readonly NotificationKind[]) {
  const arrived = NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind) && now[kind] > before[kind]);
  const [first] = arrived;
  if (!first) return null;
  const texts = arrived.map((kind) => notificationsTexts.arrived[kind](now[kind] - before[kind]));
  const list = texts.join(', ');
  const title = list.charAt(0).toUpperCase() + list.slice(1);
  const waiting = arrived.map((kind) => notificationsTexts.waitingOf[kind](now[kind])).join(', ');
  return {
    title,
    body: notificationsTexts.waiting(waiting),
    path: arrived.length === 1 ? PATHS[first] : '',
    tag: 'arrivals',
  };
}
