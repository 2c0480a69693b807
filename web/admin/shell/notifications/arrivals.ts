import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/constants.ts';
import type { Todo } from '#contract/records/audit-entry.ts';

type Counts = Record<NotificationKind, number>;

/** How many items of each kind wait. */
export function countsOf({ messages, leads, reviews }: Pick<Todo, 'messages' | 'leads' | 'reviews'>): Counts {
  return { message: messages.count, lead: leads.count, review: reviews.count };
}

const PATHS: Record<NotificationKind, string> = {
  message: '/contact-messages?status=new',
  lead: '/leads?status=new',
  review: '/reviews',
};

/** One notification about everything that arrived between two counts; null if nothing did that the person wants to know. */
export function arrivalNotice(before: Counts, now: Counts, kinds: readonly NotificationKind[]) {
  const arrived = NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind) && now[kind] > before[kind]);
  const [first] = arrived;
  if (!first) return null;
  const added = (kind: NotificationKind) => now[kind] - before[kind];
  const texts = arrived.map((kind) => (added(kind) === 1 ? `a new ${kind}` : `${added(kind)} new ${kind}s`));
  const title = texts.join(', ').replace(/^a /, 'A ');
  const waiting = arrived.map((kind) => `${now[kind]} ${kind}${now[kind] === 1 ? '' : 's'}`).join(', ');
  return { title, body: `Waiting: ${waiting}.`, path: arrived.length === 1 ? PATHS[first] : '', tag: 'arrivals' };
}
