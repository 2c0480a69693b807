import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FORM_SOURCE, STAFF_SOURCE } from '#contract/constants.ts';
import type { Review } from '#contract/collections/reviews.ts';
import { call, query, type Body } from '#web/api.ts';
import { isStaleError, listCache, type ListCache } from '#web/admin/editing/order/list-cache.ts';
import { loadAllPages } from '#web/admin/editing/order/load-all-pages.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

const REFRESH_MS = 60_000;

export const reviewsQuery = queryOptions({
  queryKey: query('GET /reviews/admin').queryKey,
  queryFn: ({ signal }) => allReviews(signal),
});

/** All reviews, in as many pages as needed. */
export function allReviews(signal?: AbortSignal): Promise<Review[]> {
  return loadAllPages((page) => call('GET /reviews/admin', { query: page, ...(signal && { signal }) }));
}

/** All reviews. Polls for new ones. */
export function useReviews() {
  return useQuery({ ...reviewsQuery, refetchInterval: REFRESH_MS });
}

/**
 * The pending reviews, newest first, and the approved ones in order. The `pinned` ones stay among the pending whatever
 * happens to them: during a run they keep their place.
 */
export function splitByApproval(
  reviews: readonly Review[],
  pinned: readonly Review[] = [],
): Record<'pending' | 'approved', Review[]> {
  const pinnedIds = new Set(pinned.map(({ _id }) => _id));
  const isPending = ({ _id, isApproved }: Review) => !isApproved || pinnedIds.has(_id);
  const pending = reviews.filter(isPending).toSorted((a, b) => (a._id < b._id ? 1 : -1));
  return { pending, approved: reviews.filter((review) => !isPending(review)) };
}

export type ReviewCache = ListCache<Review>;

export function useReviewCache(): ReviewCache {
  const client = useQueryClient();
  return useMemo(() => listCache(client, reviewsQuery.queryKey, () => allReviews()), [client]);
}

/** Saves over the version the user has seen. If someone else was faster, shows their version before it fails. */
export async function patchReview(cache: ReviewCache, review: Review, body: Body<'PUT /reviews/:id'>): Promise<Review> {
  try {
    const saved = await call('PUT /reviews/:id', { params: { id: review._id }, body, ifMatch: review.version });
    cache.keep(saved);
    return saved;
  } catch (error) {
    if (isStaleError(error)) await cache.reload();
    throw error;
  }
}

/** Whether two versions of a review have the same text. Position and visibility do not count. */
export function hasSameContent(a: Review, b: Review): boolean {
  return (
    a.name === b.name && a.role === b.role && a.review === b.review && a.stars === b.stars && a.avatar === b.avatar
  );
}

/** Where a review came from; empty if unknown. */
export function sourceText({ source, invitation }: Pick<Review, 'source' | 'invitation'>): string {
  if (invitation)
    return invitation.projectTitle
      ? reviewsTexts.byInvitationAbout(invitation.projectTitle)
      : reviewsTexts.byInvitation;
  if (source === FORM_SOURCE) return reviewsTexts.fromTheSitesForm;
  if (source === STAFF_SOURCE) return reviewsTexts.addedInThePanel;
  return source && reviewsTexts.from(source);
}

/** Whether the review contains every word. */
export function matchesReview(words: readonly string[], { name, role, review }: Review): boolean {
  const text = `${name} ${role} ${review}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
