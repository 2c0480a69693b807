import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbClock, TbStack2 } from 'react-icons/tb';
import type { InboxEntry, Todo, TodoKind } from '#contract/records/audit-entry.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';

/** One kind of open task. */
export interface TodoItem {
  title: string;
  count: number;
  /** The screen that handles it, below the panel's base path. */
  to: string;
  /** Its oldest or next item. */
  detail: string;
  Icon: IconType;
}

/** What visitors sent and nobody has decided, by kind, most urgent first. Kinds without an item are left out. */
export function inboxItems({
  messages,
  leads,
  reviews,
}: Todo): (Pick<TodoItem, 'title' | 'count' | 'to'> & Pick<InboxEntry, 'kind'>)[] {
  const all = [
    { title: 'New leads', kind: 'lead' as const, to: '/enquiries?kind=leads&status=new', count: leads.count },
    { title: 'Unread messages', kind: 'message' as const, to: '/contact-messages?status=new', count: messages.count },
    { title: 'Pending reviews', kind: 'review' as const, to: '/reviews', count: reviews.count },
  ];
  return all.filter(({ count }) => count > 0);
}

/** What waits beyond the entries that the dashboard shows: '1 lead', '4 messages', each with its screen. */
export function moreItems(todo: Todo, shown: readonly Pick<InboxEntry, 'kind'>[]) {
  return inboxItems(todo).flatMap(({ kind, count, to }) => {
    const more = count - shown.filter((entry) => entry.kind === kind).length;
    return more > 0 ? [{ text: `${more} ${kind}${more === 1 ? '' : 's'}`, count: more, to }] : [];
  });
}

/** Content that is not public yet, by kind. Kinds without an item are left out. */
export function contentItems({ posts, scheduled, items, services }: Todo, now = new Date()): TodoItem[] {
  const all: TodoItem[] = [
    { title: 'Drafts', to: '/blog?status=draft', Icon: TbArticle, ...withCount(posts, draftLabel('post', posts, now)) },
    {
      ...{ title: 'Scheduled posts', to: '/blog?status=scheduled', Icon: TbClock },
      ...withCount(scheduled, `Next: ${formatMoment(scheduled.at, now)}, “${scheduled.title}”`),
    },
    {
      ...{ title: 'Portfolio drafts', to: '/portfolio?status=draft', Icon: TbBriefcase },
      ...withCount(items, draftLabel('project', items, now)),
    },
    {
      ...{ title: 'Unpublished services', to: '/service', Icon: TbStack2 },
      ...withCount(services, draftLabel('service', services, now)),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function withCount({ count }: TodoKind, detail: string) {
  return { count, detail };
}

/** The title of a draft and when it was last edited. */
function draftLabel(thing: string, { at, title }: TodoKind, now: Date): string {
  return `${title ? `“${title}”` : `A ${thing} without a title`}, edited ${lowerFirstWord(formatAgo(at, now))}`;
}

function lowerFirstWord(ago: string): string {
  return /^(Just now|Yesterday)$/.test(ago) ? ago.toLowerCase() : ago;
}
