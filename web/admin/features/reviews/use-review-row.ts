import { useEffect, useRef, useState } from 'react';
import { reviews, type Review } from '#contract/collections/reviews.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { isStaleError } from '#web/admin/editing/order/list-cache.ts';
import { announce } from '#web/admin/editing/order/live-announcement.ts';
import { useRestoreFocus } from '#web/admin/editing/order/use-restore-focus.ts';
import { patchReview, type ReviewCache } from './reviews.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

type ReviewPatch = Partial<Pick<Review, 'isApproved' | 'isVisible'>>;

/** The actions on a review in its row. Failures are shown there with a retry. */
export function useReviewRow(cache: ReviewCache, review: Review) {
  const [isBusy, setBusy] = useState(false);
  const focus = useRestoreFocus(isBusy);
  const focusAfterRemoval = useFocusAfterRemoval();
  const [failed, setFailed] = useState<{ message: string; again: () => void } | null>(null);

  async function run(work: () => Promise<unknown>, fallback: string, again: () => void) {
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed({ message: messageOf(error, fallback), again });
    } finally {
      setBusy(false);
    }
  }

  async function patchRow(body: ReviewPatch) {
    // The current version: after a conflict the newer one is shown and the user decides about that.
    const latest = cache.find(review._id) ?? review;
    const near = body.isApproved === undefined ? null : neighbourButtons(review._id);
    await run(
      async () => {
        await patchReview(cache, latest, body);
        announce(saved.review);
        focusAfterRemoval(near);
      },
      saveFailed.update,
      () => void patchRow(body),
    );
  }

  async function remove() {
    const neighbour = neighbourButtons(review._id);
    await run(
      async () => {
        await call('DELETE /reviews/:id', { params: { id: review._id } }).catch(async (error: unknown) => {
          if (isStaleError(error)) await cache.reload();
          throw error;
        });
        cache.drop(review._id);
        notifyDone(saved.reviewDeleted, TRASH_NOTE);
        focusAfterRemoval(neighbour);
      },
      saveFailed.delete,
      confirmDelete,
    );
  }

  function confirmDelete() {
    confirmAction({
      title: reviews.messages.deleteQuestion,
      children: reviewsTexts.whatWroteWillBeRemoved(review.name, TRASH_NOTE),
      labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }

  return {
    isBusy,
    focus,
    failed,
    setApproved: (isApproved: boolean) => void patchRow({ isApproved }),
    setVisible: (isVisible: boolean) => void patchRow({ isVisible }),
    askToDelete: confirmDelete,
  };
}

/** The id of the button in a review's row that takes focus. */
export function rowButtonId(id: string): string {
  return `review-${id}-button`;
}

/** The ids of the buttons in the rows around, in the order in which they take focus. */
function neighbourButtons(id: string): string[] {
  const row = document.getElementById(rowButtonId(id))?.closest('li');
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((near) => {
    const found = near?.querySelector('[data-row-button]')?.id;
    return found ? [found] : [];
  });
}

/** When a row disappears with the focused button, moves focus to one of these buttons of the rows around. */
function useFocusAfterRemoval() {
  const near = useRef<string[] | null>(null);
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (!near.current || !isLost) return;
      const next = near.current.map((id) => document.getElementById(id)).find(Boolean);
      (next ?? document.getElementById('main'))?.focus();
    },
    [],
  );
  return (ids: string[] | null) => {
    near.current = ids;
  };
}
