import type { Review } from '#contract/collections/reviews.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { approveAll } from './approve-all.ts';
import type { ReviewCache } from './reviews.ts';

/** Asks, then approves each of the reviews in turn. */
export function confirmApproveAll(cache: ReviewCache, reviews: readonly Review[]): void {
  const suspectCount = reviews.filter(({ isSuspect }) => isSuspect).length;
  confirmAction({
    title: reviews.length === 1 ? 'Approve 1 review?' : `Approve all ${reviews.length} reviews?`,
    children: [
      'Each visible review becomes public immediately. You can unapprove any of them later.',
      suspectCount > 0 &&
        ` ${suspectCount === 1 ? 'One of them looks like spam: read it first.' : `${suspectCount} of them look like spam: read them first.`}`,
    ],
    labels: { confirm: 'Approve', cancel: 'Cancel' },
    onConfirm: () => void approveAll(cache, reviews),
  });
}
