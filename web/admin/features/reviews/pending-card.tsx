import { Button, Progress } from '@mantine/core';
import { useCallback, useState } from 'react';
import { TbChevronDown, TbX } from 'react-icons/tb';
import type { Review } from '#contract/collections/reviews.ts';
import { saveFailed } from '#contract/texts.ts';
import {
  retryApproval,
  closeRun,
  countSteps,
  currentNumber,
  stopApproving,
  type ApprovalRun,
  type ApprovalStep,
} from './approve-all.ts';
import classes from './cards.module.css';
import { confirmApproveAll } from './confirm-approve-all.ts';
import { PendingRow } from './review-row.tsx';
import type { ReviewCache } from './reviews.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

/** How many reviews are shown at first, and how many each click adds. */
const FIRST = 6;
const MORE = 50;

interface PendingCardProps {
  /** The pending reviews; during a run also those already approved. */
  reviews: Review[];
  cache: ReviewCache;
  run: ApprovalRun | null;
}

/** The pending reviews, with one button that approves all. */
export function PendingCard({ reviews, cache, run }: PendingCardProps) {
  const [limit, setLimit] = useState(FIRST);
  const isRunning = run !== null && run.status !== 'done';
  const left = reviews.filter(({ isApproved }) => !isApproved).length;
  const current = isRunning ? reviews.findIndex(({ _id }) => run.steps.get(_id)?.kind === 'approving') : -1;
  const shown = reviews.slice(0, Math.max(limit, current + 2));
  const hidden = reviews.length - shown.length;
  const again = useCallback((id: string) => void retryApproval(cache, id), [cache]);
  return (
    <section className={classes.pending} aria-labelledby="pending">
      <header className={classes.pendingHead}>
        <h2 id="pending" className={classes.title}>
          {commonTexts.pending}
        </h2>
        <span className={classes.count}>{isRunning ? reviewsTexts.left(left) : left}</span>
        {isRunning ? <ApprovalProgress run={run} /> : left > 0 && <ApproveAll reviews={reviews} cache={cache} />}
      </header>
      {run?.status === 'done' && <ApprovalOutcome run={run} />}
      {reviews.length === 0 ? (
        <p className={classes.noneWaiting}>{reviewsTexts.noReviewsAreWaitingNew}</p>
      ) : (
        <ul className={classes.waiting} aria-label={reviewsTexts.pendingReviews}>
          {shown.map((review) => (
            <PendingRow
              key={review._id}
              review={review}
              cache={cache}
              step={run?.steps.get(review._id)}
              isRunning={isRunning}
              onRetry={again}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className={classes.moreWaiting} onClick={() => setLimit(shown.length + MORE)}>
          {reviewsTexts.showMorePending(Math.min(hidden, MORE))} <TbChevronDown size={16} aria-hidden />
        </button>
      )}
    </section>
  );
}

function ApproveAll({ reviews, cache }: { reviews: Review[]; cache: ReviewCache }) {
  return (
    <Button variant="default" className={classes.all} onClick={() => confirmApproveAll(cache, reviews)}>
      {reviewsTexts.approveAllPending}
    </Button>
  );
}

function ApprovalProgress({ run }: { run: ApprovalRun }) {
  const total = run.reviews.length;
  const done = countSteps(run, 'approved') + countSteps(run, 'failed');
  return (
    <div className={classes.progress}>
      <span className={classes.progressWords} role="status">
        {reviewsTexts.approvingOf(currentNumber(run), total)}
      </span>
      <Progress
        className={classes.bar}
        size={8}
        value={(100 * done) / total}
        aria-label={reviewsTexts.ofHandled(done, total)}
      />
      <Button
        variant="default"
        className={classes.stop}
        // Keeps focus, which a disabled button would lose.
        aria-disabled={run.status === 'stopping' || undefined}
        onClick={stopApproving}
      >
        {run.status === 'stopping' ? reviewsTexts.stopping : reviewsTexts.stopAfterThisOne}
      </Button>
    </div>
  );
}

/** The result of a run with failures: what was done and what was not. */
function ApprovalOutcome({ run }: { run: ApprovalRun }) {
  const namesOf = (kind: ApprovalStep['kind']) =>
    run.reviews.flatMap(({ _id, name }) => (run.steps.get(_id)?.kind === kind ? name : []));
  return (
    <div className={classes.outcome} role="alert">
      <div>
        <p>
          <strong>{saveFailed.bulkApprove}</strong>{' '}
          {reviewsTexts.ofWereApprovedWithCountStepsAndCount(countSteps(run, 'approved'), run.reviews.length)}
        </p>
        <ReviewerNames label={reviewsTexts.notApproved} names={namesOf('failed')} />
        <ReviewerNames label={reviewsTexts.notTried} names={namesOf('waiting')} />
        <ReviewerNames label={reviewsTexts.approved} names={namesOf('approved')} />
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<TbX size={16} aria-hidden />}
        onClick={closeRun}
      >
        {commonTexts.close}
      </Button>
    </div>
  );
}

/** More names than this are only counted. */
const NAMES_MAX = 30;

function ReviewerNames({ label, names }: { label: string; names: string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - NAMES_MAX;
  return (
    <p>
      {label}: {names.slice(0, NAMES_MAX).join(', ')}
      {rest > 0 && reviewsTexts.andMore(rest)}.
    </p>
  );
}
