import { useSyncExternalStore } from 'react';
import type { Review } from '#contract/collections/reviews.ts';
import { failures } from '#contract/failures.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { onLogoutReset } from '#web/admin/shell/logout-reset.ts';
import { isStaleError } from '#web/admin/editing/order/list-cache.ts';
import { patchReview, hasSameContent, type ReviewCache } from './reviews.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

export type ApprovalStep =
  | { kind: 'waiting' }
  | { kind: 'approving' }
  | { kind: 'approved' }
  | { kind: 'failed'; message: string };

/** A run that approves many reviews one after the other. */
export interface ApprovalRun {
  /** The reviews when the user decided to approve them. */
  reviews: readonly Review[];
  steps: ReadonlyMap<string, ApprovalStep>;
  status: 'running' | 'stopping' | 'done';
}

let currentRun: ApprovalRun | null = null;
const listeners = new Set<() => void>();
onLogoutReset(() => setRun(null));

/** The current run. It continues while the user visits other screens. */
export function useApprovalRun(): ApprovalRun | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, approvalRun);
}

/** The current run; null if there is none. */
export function approvalRun(): ApprovalRun | null {
  return currentRun;
}

export function countSteps(current: ApprovalRun, kind: ApprovalStep['kind']): number {
  return [...current.steps.values()].filter((step) => step.kind === kind).length;
}

/** The number of the review being approved, from 1. */
export function currentNumber(current: ApprovalRun): number {
  const handled = countSteps(current, 'approved') + countSteps(current, 'failed');
  return Math.min(handled + 1, current.reviews.length);
}

/** Approves each review in turn. A failed one keeps its reason and the run continues. */
export async function approveAll(cache: ReviewCache, reviews: readonly Review[]): Promise<void> {
  if (currentRun && currentRun.status !== 'done') return;
  setRun({ reviews, steps: new Map(reviews.map(({ _id }) => [_id, { kind: 'waiting' }])), status: 'running' });
  for (const review of reviews) {
    if (currentRun?.status !== 'running') break;
    await approveOne(cache, review);
  }
  finishRun();
}

/** Retries one that failed. */
export async function retryApproval(cache: ReviewCache, id: string): Promise<void> {
  const review = cache.find(id) ?? currentRun?.reviews.find(({ _id }) => _id === id);
  if (!review) return;
  await approveOne(cache, review);
  if (currentRun?.status === 'done' && countSteps(currentRun, 'failed') === 0) finishRun();
}

export function stopApproving(): void {
  if (currentRun?.status === 'running') setRun({ ...currentRun, status: 'stopping' });
}

/** Removes a finished run. */
export function closeRun(): void {
  if (currentRun?.status === 'done') setRun(null);
}

async function approveOne(cache: ReviewCache, review: Review): Promise<void> {
  const note = (step: ApprovalStep) =>
    currentRun && setRun({ ...currentRun, steps: new Map(currentRun.steps).set(review._id, step) });
  note({ kind: 'approving' });
  try {
    await approveAsRead(cache, review);
    note({ kind: 'approved' });
  } catch (error) {
    note({ kind: 'failed', message: messageOf(error, saveFailed.update) });
  }
}

/** Approves a review that only moved meanwhile. If its text changed, a person has to read it first. */
async function approveAsRead(cache: ReviewCache, review: Review): Promise<void> {
  const shown = cache.find(review._id) ?? review;
  if (!hasSameContent(review, shown)) throw new ApiError(failures.stale.status, { ...failures.stale, code: 'stale' });
  try {
    await patchReview(cache, shown, { isApproved: true });
  } catch (error) {
    const latest = cache.find(review._id);
    if (!isStaleError(error) || !latest || !hasSameContent(review, latest)) throw error;
    if (!latest.isApproved) await patchReview(cache, latest, { isApproved: true });
  }
}

function finishRun() {
  if (!currentRun) return;
  const approved = countSteps(currentRun, 'approved');
  const failed = countSteps(currentRun, 'failed');
  const total = currentRun.reviews.length;
  if (failed > 0) {
    setRun({ ...currentRun, status: 'done' });
    notifyFailed(reviewsTexts.ofWereApproved(saveFailed.bulkApprove, approved, total));
  } else if (approved === total) {
    setRun(null);
    notifyDone(saved.reviewsApproved);
  } else {
    setRun(null);
    notifyDone(reviewsTexts.stoppedOfWereApproved(approved, total));
  }
}

function setRun(next: ApprovalRun | null) {
  currentRun = next;
  for (const listener of listeners) listener();
}
