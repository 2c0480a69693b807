import { useQuery } from '@tanstack/react-query';
import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbClock, TbMail, TbStar, TbTargetArrow } from 'react-icons/tb';
import { query } from '#web/api.ts';
import { everything, useCounts } from '../inbox/inbox.ts';
import { leadInbox } from '../leads/inbox.ts';
import { messageInbox } from '../messages/inbox.ts';
import { split, useReviews } from '../reviews/reviews.ts';
import { formatMoment } from '../shell/when.ts';
import { ageOf, draftWords, type Waiting } from './waiting.ts';

/** As many as are asked for to know the oldest; where more wait, the newest is told. */
const OLDEST_MAX = 50;
const REFRESH_MS = 60_000;

export interface Work extends Waiting {
  Icon: IconType;
}

/** What waits for somebody, kind by kind; `isPending` until all of it is known. */
export function useWaiting() {
  const kinds = [useMessages(), useLeads(), usePendingReviews(), ...usePosts(), useItems()];
  return {
    work: kinds.flatMap(({ work }) => (work.count > 0 ? work : [])),
    isPending: kinds.some(({ isPending }) => isPending),
    failed: kinds.find(({ error }) => error)?.error ?? null,
    retry: () => kinds.forEach(({ error, refetch }) => error && void refetch()),
  };
}

function useMessages() {
  const counts = useCounts(messageInbox, everything);
  const list = useQuery({
    ...query('GET /contact/messages', { query: { status: 'new', limit: OLDEST_MAX } }),
    refetchInterval: REFRESH_MS,
  });
  const found = list.data ?? [];
  const count = counts?.new ?? found.length;
  const work: Work = {
    title: 'Unread messages',
    count,
    Icon: TbMail,
    to: '/contact-messages?status=new',
    detail: ageOf(found, count, ({ firstName, email }) => firstName || email),
  };
  return { ...list, work };
}

function useLeads() {
  const counts = useCounts(leadInbox, everything);
  const list = useQuery({
    ...query('GET /leads', { query: { status: 'new', limit: OLDEST_MAX } }),
    refetchInterval: REFRESH_MS,
  });
  const found = list.data ?? [];
  const count = counts?.new ?? found.length;
  const nameOf = ({ name, plan }: (typeof found)[number]) => [name, plan.title].filter(Boolean).join(', ');
  const work: Work = {
    title: 'New leads',
    count,
    Icon: TbTargetArrow,
    to: '/leads?status=new',
    detail: ageOf(found, count, nameOf),
  };
  return { ...list, work };
}

function usePendingReviews() {
  const list = useReviews();
  const { pending } = split(list.data ?? []);
  const work: Work = {
    title: 'Pending reviews',
    count: pending.length,
    Icon: TbStar,
    to: '/reviews',
    detail: `${ageOf(pending, pending.length, ({ name }) => name)}. Hidden from visitors until approved`,
  };
  return { ...list, work };
}

function usePosts() {
  const drafts = useQuery({
    ...query('GET /blog', { query: { status: 'draft', limit: 1, brief: 'true' } }),
    refetchInterval: REFRESH_MS,
  });
  const scheduled = drafts.data?.statuses?.scheduled ?? 0;
  // The latest comes first, so the next one is alone on the last page.
  const next = useQuery({
    ...query('GET /blog', { query: { status: 'scheduled', limit: 1, page: scheduled, brief: 'true' } }),
    enabled: scheduled > 0,
  });
  const soonest = next.data?.items[0];
  const draft: Work = {
    title: 'Drafts',
    count: drafts.data?.statuses?.draft ?? 0,
    Icon: TbArticle,
    to: '/blog?status=draft',
    detail: draftWords('post', drafts.data?.items[0]),
  };
  const ahead: Work = {
    title: 'Scheduled posts',
    count: scheduled,
    Icon: TbClock,
    to: '/blog?status=scheduled',
    detail: soonest ? `Next: ${formatMoment(soonest.publishedAt)}, “${soonest.title}”` : '',
  };
  return [
    { ...drafts, work: draft },
    { ...next, isPending: scheduled > 0 && next.isPending, work: ahead },
  ];
}

function useItems() {
  const list = useQuery({
    ...query('GET /portfolio', { query: { status: 'draft', limit: 1 } }),
    refetchInterval: REFRESH_MS,
  });
  const work: Work = {
    title: 'Portfolio drafts',
    count: list.data?.statuses?.draft ?? 0,
    Icon: TbBriefcase,
    to: '/portfolio?status=draft',
    detail: draftWords('item', list.data?.items[0]),
  };
  return { ...list, work };
}
