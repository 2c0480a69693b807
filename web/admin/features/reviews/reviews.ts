import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Review } from '#contract/records/review.ts';
import { call, query, type Body } from '#web/api.ts';
import { isOutdated, listCache, type ListCache } from '#web/admin/editing/order/list-cache.ts';
import { wholeList } from '#web/admin/editing/order/load-all-pages.ts';

const REFRESH_MS = 60_000;

export const reviewsQuery = queryOptions({
  queryKey: query('GET /reviews/admin').queryKey,
  queryFn: ({ signal }) => allReviews(signal),
});

/** All of them, however many wait. */
export function allReviews(signal?: AbortSignal): Promise<Review[]> {
  return wholeList((page) => call('GET /reviews/admin', { query: page, ...(signal && { signal }) }));
}

/** All reviews; new ones arrive by themselves. */
export function useReviews() {
  return useQuery({ ...reviewsQuery, refetchInterval: REFRESH_MS });
}

/**
 * The reviews that wait, newest first, and those that are approved, in their order. Those that are `held` stay among
 * the first whatever becomes of them: while all are being approved, they stay where one looks.
 */
export function split(
  reviews: readonly Review[],
  held: readonly Review[] = [],
): Record<'pending' | 'approved', Review[]> {
  const stays = new Set(held.map(({ _id }) => _id));
  const waits = ({ _id, isApproved }: Review) => !isApproved || stays.has(_id);
  const pending = reviews.filter(waits).toSorted((a, b) => (a._id < b._id ? 1 : -1));
  return { pending, approved: reviews.filter((review) => !waits(review)) };
}

export type ReviewCache = ListCache<Review>;

export function useReviewCache(): ReviewCache {
  const client = useQueryClient();
  return useMemo(() => listCache(client, reviewsQuery.queryKey, () => allReviews()), [client]);
}

/** Saves over the version one has seen; where someone was faster, what they saved is shown before it fails. */
export async function patchReview(cache: ReviewCache, review: Review, body: Body<'PUT /reviews/:id'>): Promise<Review> {
  try {
    const saved = await call('PUT /reviews/:id', { params: { id: review._id }, body, ifMatch: review.version });
    cache.keep(saved);
    return saved;
  } catch (error) {
    if (isOutdated(error)) await cache.reload();
    throw error;
  }
}

/** Whether two versions of a review say the same; its place and who may see it are not what it says. */
export function saysTheSame(a: Review, b: Review): boolean {
  return (
    a.name === b.name && a.role === b.role && a.review === b.review && a.stars === b.stars && a.avatar === b.avatar
  );
}

/** Where a review came from, in words; empty where that is not known. */
export function sourceOf({ source }: Pick<Review, 'source'>): string {
  if (source === 'site') return 'from the site’s form';
  if (source === 'admin') return 'added in the panel';
  return source && `from ${source}`;
}

/** Whether every word is somewhere in the review. */
export function matchesReview(words: readonly string[], { name, role, review }: Review): boolean {
  const text = `${name} ${role} ${review}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
