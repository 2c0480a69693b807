import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbClock, TbMail, TbStack2, TbStar, TbTargetArrow } from 'react-icons/tb';
import type { Todo, TodoKind } from '#contract/records/audit-entry.ts';
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

/** Open tasks by kind. Kinds without a task are left out. */
export function todoItems(waiting: Todo, now = new Date()): TodoItem[] {
  const { messages, leads, reviews, posts, scheduled, items, services } = waiting;
  const all: TodoItem[] = [
    {
      ...{ title: 'Unread messages', to: '/contact-messages?status=new', Icon: TbMail },
      ...inboxItem(messages, oldestLabel(messages, now)),
    },
    { title: 'New leads', to: '/leads?status=new', Icon: TbTargetArrow, ...inboxItem(leads, oldestLabel(leads, now)) },
    {
      ...{ title: 'Pending reviews', to: '/reviews', Icon: TbStar },
      ...inboxItem(reviews, `${oldestLabel(reviews, now)}. Hidden from visitors until approved`),
    },
    { title: 'Drafts', to: '/blog?status=draft', Icon: TbArticle, ...inboxItem(posts, draftLabel('post', posts, now)) },
    {
      ...{ title: 'Scheduled posts', to: '/blog?status=scheduled', Icon: TbClock },
      ...inboxItem(scheduled, `Next: ${formatMoment(scheduled.at, now)}, “${scheduled.title}”`),
    },
    {
      ...{ title: 'Portfolio drafts', to: '/portfolio?status=draft', Icon: TbBriefcase },
      ...inboxItem(items, draftLabel('project', items, now)),
    },
    {
      ...{ title: 'Unpublished services', to: '/service', Icon: TbStack2 },
      ...inboxItem(services, draftLabel('service', services, now)),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function inboxItem({ count }: TodoKind, detail: string) {
  return { count, detail };
}

/** The age of the oldest item. */
function oldestLabel({ count, at, title }: TodoKind, now: Date): string {
  return `${count === 1 ? 'From' : 'Oldest from'} ${lowerFirstWord(formatAgo(at, now))}, ${title}`;
}

/** The title of a draft and when it was last edited. */
function draftLabel(thing: string, { at, title }: TodoKind, now: Date): string {
  return `${title ? `“${title}”` : `A ${thing} without a title`}, edited ${lowerFirstWord(formatAgo(at, now))}`;
}

function lowerFirstWord(ago: string): string {
  return /^(Just now|Yesterday)$/.test(ago) ? ago.toLowerCase() : ago;
}
