import { useEffect, useRef, useState } from 'react';
import type { Review } from '#contract/records/review.ts';
import { confirm, saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { askFirst } from '#web/admin/shell/ask-first.ts';
import { IN_BIN } from '#web/admin/shell/in-bin.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { isOutdated } from '#web/admin/editing/order/list-cache.ts';
import { tell } from '#web/admin/editing/order/live-announcement.ts';
import { useKeptFocus } from '#web/admin/editing/order/use-restore-focus.ts';
import { patchReview, type ReviewCache } from './reviews.ts';

type Patch = Partial<Pick<Review, 'isApproved' | 'isVisible'>>;

/** What one can do with a review in its row; what fails is told there, with a way to try again. */
export function useRow(cache: ReviewCache, review: Review) {
  const [isBusy, setBusy] = useState(false);
  const focus = useKeptFocus(isBusy);
  const focusOnceGone = useFocusOnceGone();
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

  async function patch(body: Patch) {
    // As it is now: after a refusal the newer version is shown, and one decides over that.
    const latest = cache.find(review._id) ?? review;
    const near = body.isApproved === undefined ? null : neighbourOf(review._id);
    await run(
      async () => {
        await patchReview(cache, latest, body);
        tell(saved.review);
        focusOnceGone(near);
      },
      saveFailed.update,
      () => void patch(body),
    );
  }

  async function remove() {
    const neighbour = neighbourOf(review._id);
    await run(
      async () => {
        await call('DELETE /reviews/:id', { params: { id: review._id } }).catch(async (error: unknown) => {
          if (isOutdated(error)) await cache.reload();
          throw error;
        });
        cache.drop(review._id);
        notifyDone(saved.reviewDeleted, IN_BIN);
        focusOnceGone(neighbour);
      },
      saveFailed.delete,
      ask,
    );
  }

  function ask() {
    askFirst({
      title: confirm.review,
      children: `What ${review.name} wrote will be removed from the site. ${IN_BIN}`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }

  return {
    isBusy,
    focus,
    failed,
    setApproved: (isApproved: boolean) => void patch({ isApproved }),
    setVisible: (isVisible: boolean) => void patch({ isVisible }),
    askToDelete: ask,
  };
}

/** The id of the button in a review's row that the keyboard goes on with. */
export function rowButtonId(id: string): string {
  return `review-${id}-button`;
}

/** The ids of the buttons of the rows around, in the order in which the keyboard should go on. */
function neighbourOf(id: string): string[] {
  const row = document.getElementById(rowButtonId(id))?.closest('li');
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((near) => {
    const found = near?.querySelector('[data-row-button]')?.id;
    return found ? [found] : [];
  });
}

/** The button that had the keyboard goes with its row; one of these, of the rows around, has it then. */
function useFocusOnceGone() {
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
