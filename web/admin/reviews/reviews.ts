import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Review } from '#contract/records/review.ts';
import { ApiError, call, query, type Body } from '#web/api.ts';

const REFRESH_MS = 60_000;

export const reviewsQuery = query('GET /reviews/admin');

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

export type ReviewCache = ReturnType<typeof reviewCache>;

/** What saving, deleting and putting in order change in what is shown. */
export function reviewCache(client: QueryClient) {
  const change = (to: (reviews: Review[]) => Review[]) => {
    void client.cancelQueries({ queryKey: reviewsQuery.queryKey });
    client.setQueryData(reviewsQuery.queryKey, (reviews) => reviews && to(reviews));
    // The form reads a review of its own; it must not begin with what it was before.
    client.removeQueries({ queryKey: [reviewsQuery.queryKey[0], 'one'] });
  };
  return {
    find: (id: string) => client.getQueryData(reviewsQuery.queryKey)?.find(({ _id }) => _id === id),
    keep: (review: Review) => change((all) => all.map((shown) => (shown._id === review._id ? review : shown))),
    drop: (id: string) => change((all) => all.filter(({ _id }) => _id !== id)),
    replace: (reviews: Review[]) => change(() => reviews),
    reload: () => client.query({ ...reviewsQuery, staleTime: 0 }),
  };
}

export function useReviewCache(): ReviewCache {
  const client = useQueryClient();
  return useMemo(() => reviewCache(client), [client]);
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

/** Whether what is shown is not what the server has. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'not-found');
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
