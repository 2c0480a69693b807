import type { IconType } from 'react-icons';
import { TbClock } from 'react-icons/tb';
import type { InboxEntry, Todo, TodoKind } from '#contract/records/audit-entry.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { collectionIcon, findCollection } from '#web/admin/shell/collections.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

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
    {
      title: dashboardTexts.newLeads,
      kind: 'lead' as const,
      to: '/enquiries?kind=leads&status=new',
      count: leads.count,
    },
    {
      title: dashboardTexts.unreadMessages,
      kind: 'message' as const,
      to: '/contact-messages?status=new',
      count: messages.count,
    },
    { title: dashboardTexts.pendingReviews, kind: 'review' as const, to: '/reviews', count: reviews.count },
  ];
  return all.filter(({ count }) => count > 0);
}

const COUNTS = {
  lead: dashboardTexts.leadCount,
  message: dashboardTexts.messageCount,
  review: dashboardTexts.reviewCount,
};

/** What waits beyond the entries that the dashboard shows: '1 lead', '4 messages', each with its screen. */
export function moreItems(todo: Todo, shown: readonly Pick<InboxEntry, 'kind'>[]) {
  return inboxItems(todo).flatMap(({ kind, count, to }) => {
    const more = count - shown.filter((entry) => entry.kind === kind).length;
    return more > 0 ? [{ text: COUNTS[kind](more), count: more, to }] : [];
  });
}

/** Content that is not public yet, by collection and state. */
export function contentItems({ unpublished }: Pick<Todo, 'unpublished'>, now = new Date()): TodoItem[] {
  return unpublished.flatMap(({ collection: name, state, count, at, title }) => {
    const collection = findCollection(name);
    if (!collection) return [];
    const { labels, panel, hasOwnLists } = collection;
    const list = `/${panel.path}`;
    const shared = { count, to: hasOwnLists ? list : `${list}?status=${state}` };
    return state === 'scheduled'
      ? [
          {
            ...{ ...shared, title: dashboardTexts.scheduled(labels.many), Icon: TbClock },
            detail: dashboardTexts.next(formatMoment(at, now), title),
          },
        ]
      : [
          {
            ...{ ...shared, title: dashboardTexts.drafts(upperFirst(labels.one)), Icon: collectionIcon(collection) },
            detail: draftLabel(labels.one, { at, title }, now),
          },
        ];
  });
}

/** The title of a draft and when it was last edited. */
function draftLabel(thing: string, { at, title }: Pick<TodoKind, 'at' | 'title'>, now: Date): string {
  const when = insideSentence(formatAgo(at, now));
  return title ? dashboardTexts.draftEdited(title, when) : dashboardTexts.untitledDraftEdited(thing, when);
}
