import { useMemo } from 'react';
import { reviews, type Review } from '#contract/collections/reviews.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, type Body } from '#web/api.ts';
import { collectionKind } from '#web/admin/editing/collections/collection-kind.tsx';
import { reviewsPage, sharedPreview } from '#web/admin/editing/preview/shared-pages.ts';
import type { RecordKind } from '#web/admin/editing/records/record-kind.ts';
import { ReviewAside, ReviewForm } from './review-form.tsx';
import { allReviews, sourceText, useReviewCache, useReviews } from './reviews.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

/** The form of one review, with a preview of the page that shows it. */
export function useReviewKind(): RecordKind<Review, Review> {
  useReviews();
  const cache = useReviewCache();
  return useMemo(
    () => ({ ...reviewKind, preview: (record) => sharedPreview(reviewsPage, record, cache.all) }),
    [cache],
  );
}

/** The form of one review. The list has its own screen. */
const reviewKind = collectionKind<Review, Review>(reviews, {
  key: 'GET /reviews/admin',
  texts: {
    ...{ saved: saved.review, saveFailed: saveFailed.update },
    ...{ created: saved.reviewCreated, createFailed: saveFailed.create },
  },
  // The panel's form asks where it is from.
  blank: () => ({ source: '' }),
  list: async () => {
    const items = await allReviews();
    return { items, page: 1, totalPages: 1, total: items.length };
  },
  create: ({ source, ...body }) => {
    const named = source === '' ? body : { ...body, source };
    return call('POST /reviews', { body: named as Body<'POST /reviews'> }); // validated by `write`
  },
  row: (review) => ({ title: review.name, detail: sourceText(review) }),
  saveLabel: (_typed, review) => (review ? reviewsTexts.saveReview : reviewsTexts.createReview),
  Form: ReviewForm,
  Aside: ReviewAside,
});
