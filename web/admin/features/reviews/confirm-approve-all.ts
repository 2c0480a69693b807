import type { Review } from '#contract/collections/reviews.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { approveAll } from './approve-all.ts';
import type { ReviewCache } from './reviews.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

/** Asks, then approves each of the reviews in turn. */
export function confirmApproveAll(cache: ReviewCache, reviews: readonly Review[]): void {
  const suspectCount = reviews.filter(({ isSuspect }) => isSuspect).length;
  confirmAction({
    title: reviewsTexts.approveAllReviews(reviews.length),
    children: [
      reviewsTexts.eachVisibleReviewBecomesPublic,
      suspectCount > 0 && ` ${reviewsTexts.ofThemLookLikeSpam(suspectCount)}`,
    ],
    labels: { confirm: reviewsTexts.approve, cancel: commonTexts.cancel },
    onConfirm: () => void approveAll(cache, reviews),
  });
}
