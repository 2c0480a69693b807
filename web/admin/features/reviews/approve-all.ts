import { useSyncExternalStore } from 'react';
import type { Review } from '#contract/records/review.ts';
import { failures } from '#contract/failures.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { onForget } from '#web/admin/shell/logout-reset.ts';
import { isOutdated } from '#web/admin/editing/order/list-cache.ts';
import { patchReview, saysTheSame, type ReviewCache } from './reviews.ts';

export type Step =
  { kind: 'waiting' } | { kind: 'approving' } | { kind: 'approved' } | { kind: 'failed'; message: string };

/** Approving many reviews, one after the other. */
export interface Run {
  /** As they were when one decided to approve them. */
  reviews: readonly Review[];
  steps: ReadonlyMap<string, Step>;
  status: 'running' | 'stopping' | 'done';
}

let run: Run | null = null;
const listeners = new Set<() => void>();
onForget(() => set(null));

/** The run goes on while one looks at other screens, so it is kept beside them. */
export function useRun(): Run | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, theRun);
}

/** The run as it stands; null where there is none. */
export function theRun(): Run | null {
  return run;
}

export function countOf(current: Run, kind: Step['kind']): number {
  return [...current.steps.values()].filter((step) => step.kind === kind).length;
}

/** The number of the review that is being approved, from 1. */
export function placeOf(current: Run): number {
  const handled = countOf(current, 'approved') + countOf(current, 'failed');
  return Math.min(handled + 1, current.reviews.length);
}

/** Approves each review in turn; one that fails keeps its reason and the rest goes on. */
export async function approveAll(cache: ReviewCache, reviews: readonly Review[]): Promise<void> {
  if (run && run.status !== 'done') return;
  set({ reviews, steps: new Map(reviews.map(({ _id }) => [_id, { kind: 'waiting' }])), status: 'running' });
  for (const review of reviews) {
    if (run?.status !== 'running') break;
    await approveOne(cache, review);
  }
  finish();
}

/** Once more for one that failed. */
export async function approveAgain(cache: ReviewCache, id: string): Promise<void> {
  const review = cache.find(id) ?? run?.reviews.find(({ _id }) => _id === id);
  if (!review) return;
  await approveOne(cache, review);
  if (run?.status === 'done' && countOf(run, 'failed') === 0) finish();
}

export function stopApproving(): void {
  if (run?.status === 'running') set({ ...run, status: 'stopping' });
}

/** Forgets a run that is over. */
export function closeRun(): void {
  if (run?.status === 'done') set(null);
}

async function approveOne(cache: ReviewCache, review: Review): Promise<void> {
  const note = (step: Step) => run && set({ ...run, steps: new Map(run.steps).set(review._id, step) });
  note({ kind: 'approving' });
  try {
    await approveAsRead(cache, review);
    note({ kind: 'approved' });
  } catch (error) {
    note({ kind: 'failed', message: messageOf(error, saveFailed.update) });
  }
}

/** A review that only moved meanwhile is approved all the same; one whose words changed is for a person to read first. */
async function approveAsRead(cache: ReviewCache, review: Review): Promise<void> {
  const shown = cache.find(review._id) ?? review;
  if (!saysTheSame(review, shown)) throw new ApiError(failures.stale.status, { ...failures.stale, code: 'stale' });
  try {
    await patchReview(cache, shown, { isApproved: true });
  } catch (error) {
    const latest = cache.find(review._id);
    if (!isOutdated(error) || !latest || !saysTheSame(review, latest)) throw error;
    if (!latest.isApproved) await patchReview(cache, latest, { isApproved: true });
  }
}

function finish() {
  if (!run) return;
  const approved = countOf(run, 'approved');
  const failed = countOf(run, 'failed');
  const total = run.reviews.length;
  if (failed > 0) {
    set({ ...run, status: 'done' });
    notifyFailed(`${saveFailed.bulkApprove} ${approved} of ${total} were approved.`);
  } else if (approved === total) {
    set(null);
    notifyDone(saved.reviewsApproved);
  } else {
    set(null);
    notifyDone(`Stopped. ${approved} of ${total} were approved.`);
  }
}

function set(next: Run | null) {
  run = next;
  for (const listener of listeners) listener();
}
