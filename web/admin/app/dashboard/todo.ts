import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbClock, TbMail, TbStack2, TbStar, TbTargetArrow } from 'react-icons/tb';
import type { Todo, TodoKind } from '#contract/records/audit-entry.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatMoment } from '#web/admin/shell/dates/when.ts';

/** One kind of work that waits. */
export interface Work {
  title: string;
  count: number;
  /** Where it is done, below the panel's base. */
  to: string;
  /** Its oldest or next item. */
  detail: string;
  Icon: IconType;
}

/** What waits, kind by kind; a kind of which nothing waits is left out. */
export function workOf(waiting: Todo, now = new Date()): Work[] {
  const { messages, leads, reviews, posts, scheduled, items, services } = waiting;
  const all: Work[] = [
    {
      ...{ title: 'Unread messages', to: '/contact-messages?status=new', Icon: TbMail },
      ...told(messages, ageOf(messages, now)),
    },
    { title: 'New leads', to: '/leads?status=new', Icon: TbTargetArrow, ...told(leads, ageOf(leads, now)) },
    {
      ...{ title: 'Pending reviews', to: '/reviews', Icon: TbStar },
      ...told(reviews, `${ageOf(reviews, now)}. Hidden from visitors until approved`),
    },
    { title: 'Drafts', to: '/blog?status=draft', Icon: TbArticle, ...told(posts, editedOf('post', posts, now)) },
    {
      ...{ title: 'Scheduled posts', to: '/blog?status=scheduled', Icon: TbClock },
      ...told(scheduled, `Next: ${formatMoment(scheduled.at, now)}, “${scheduled.title}”`),
    },
    {
      ...{ title: 'Portfolio drafts', to: '/portfolio?status=draft', Icon: TbBriefcase },
      ...told(items, editedOf('project', items, now)),
    },
    {
      ...{ title: 'Unpublished services', to: '/service', Icon: TbStack2 },
      ...told(services, editedOf('service', services, now)),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function told({ count }: TodoKind, detail: string) {
  return { count, detail };
}

/** The oldest of those that came. */
function ageOf({ count, at, title }: TodoKind, now: Date): string {
  return `${count === 1 ? 'From' : 'Oldest from'} ${inSentence(formatAgo(at, now))}, ${title}`;
}

/** What a draft is called and when it was last worked on. */
function editedOf(thing: string, { at, title }: TodoKind, now: Date): string {
  return `${title ? `“${title}”` : `A ${thing} without a title`}, edited ${inSentence(formatAgo(at, now))}`;
}

function inSentence(ago: string): string {
  return /^(Just now|Yesterday)$/.test(ago) ? ago.toLowerCase() : ago;
}
