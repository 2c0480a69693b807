import { ActionIcon, Button, Loader, Menu, Switch } from '@mantine/core';
import { memo, useEffect, type ReactNode } from 'react';
import {
  TbArrowBarToUp,
  TbArrowDown,
  TbArrowUp,
  TbCheck,
  TbDots,
  TbForms,
  TbPencil,
  TbQuote,
  TbTrash,
  TbUserHeart,
} from 'react-icons/tb';
import { Link } from 'react-router';
import { FORM_SOURCE, STARS_MAX } from '#contract/constants.ts';
import type { Review } from '#contract/collections/reviews.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { Stars } from '#web/ui/stars.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { spamReasonText, SpamBadge } from '#web/admin/editing/inbox/spam-note.tsx';
import { useSwipe } from '#web/admin/shell/swipe/use-swipe.ts';
import { Face } from '#web/admin/shell/face.tsx';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import type { ApprovalStep } from './approve-all.ts';
import classes from './review-row.module.css';
import { sourceText, type ReviewCache } from './reviews.ts';
import { rowButtonId, useReviewRow } from './use-review-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

interface RowProps {
  review: Review;
  cache: ReviewCache;
  /** Just created; highlighted in the list. */
  isFresh?: boolean;
}

interface PendingRowProps extends RowProps {
  /** Its state in the current run. */
  step: ApprovalStep | undefined;
  /** During a run, reviews cannot be approved by hand. */
  isRunning: boolean;
  onRetry: (id: string) => void;
}

/** A review that waits for approval. */
export const PendingRow = memo(function PendingRow({ review, cache, step, isRunning, onRetry }: PendingRowProps) {
  const row = useReviewRow(cache, review);
  const shown = step?.kind === 'waiting' && !isRunning ? undefined : step;
  const isOff = isRunning || row.isBusy;
  const { className, ...swipe } = useSwipe({
    right: isOff ? undefined : { word: reviewsTexts.approve, run: () => row.setApproved(true) },
    left: isOff ? undefined : { word: commonTexts.bin, run: row.askToDelete },
  });
  return (
    <li
      {...row.focus}
      {...swipe}
      className={`${classes.pending} ${className}`}
      data-record={review._id}
      data-approved={shown?.kind === 'approved' || undefined}
    >
      <ReviewText
        review={review}
        note={review.isVisible ? '' : reviewsTexts.staysHiddenAfterApproval}
        spamReasons={review.suspicions}
      />
      <div className={classes.actions}>
        {shown ? (
          <StepMark step={shown} review={review} onRetry={() => onRetry(review._id)} />
        ) : (
          <DecisionButtons review={review} row={row} isApproved={false} isOff={isRunning} />
        )}
        <MoreMenu review={review} isOff={isOff} onDelete={row.askToDelete} />
      </div>
      {shown?.kind === 'failed' && <FailedStep message={shown.message} />}
      {row.failed && <FailedStep message={row.failed.message} onRetry={row.failed.again} />}
    </li>
  );
});

interface ApprovedRowProps extends RowProps {
  index: number;
  isLast: boolean;
  /** Its position is unsaved. */
  isMoved: boolean;
  /** Only part of the reviews is shown, so dragging is off. */
  isFixed: boolean;
  onMove: (from: number, to: number) => void;
}

/** An approved review at its position. */
export const ApprovedRow = memo(function ApprovedRow(props: ApprovedRowProps) {
  const { review, cache, index, isMoved, isFixed, isFresh, onMove } = props;
  const sortable = useSortableRow(review._id, isFixed);
  const row = useReviewRow(cache, review);
  useEffect(() => {
    if (isFresh) document.getElementById(rowButtonId(review._id))?.scrollIntoView({ block: 'center' });
  }, [isFresh, review._id]);
  return (
    <li
      {...sortable.row}
      {...row.focus}
      className={classes.row}
      data-record={review._id}
      data-hidden={!review.isVisible || undefined}
      data-fresh={isFresh || undefined}
    >
      <DragHandle
        className={classes.handle}
        sortable={sortable}
        label={reviewsTexts.move(review.name)}
        onStep={(by) => onMove(index, index + by)}
      />
      <ReviewText review={review} note={isMoved ? reviewsTexts.movedNotSavedYet : ''} />
      <div className={classes.actions}>
        <DecisionButtons review={review} row={row} isApproved isOff={false} />
        <MoreMenu review={review} isOff={row.isBusy} onDelete={row.askToDelete}>
          {!isFixed && <MoveItems {...props} />}
        </MoreMenu>
      </div>
      {row.failed && <FailedStep message={row.failed.message} onRetry={row.failed.again} />}
    </li>
  );
});

interface ReviewTextProps {
  review: Review;
  note?: string;
  /** Why it may be spam, if nobody has decided yet. */
  spamReasons?: readonly string[];
}

function ReviewText({ review, note = '', spamReasons = [] }: ReviewTextProps) {
  const { name, role, stars, review: text, avatar, face, createdAt } = review;
  const isChanged = review.invitation !== null && !review.isVerified;
  const details = [isChanged && reviewsTexts.changedByStaff, note, ...spamReasons.map(spamReasonText)].filter(Boolean);
  return (
    <>
      <span className={classes.face}>
        <Face name={name} drawn={avatar} face={face} size={40} />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <strong className={classes.name}>{name}</strong>
          {role && <span className={classes.role}>{role}</span>}
          <span className={classes.stars}>
            <Stars count={stars} of={STARS_MAX} size={14} />
          </span>
          {spamReasons.length > 0 && <SpamBadge record={review} />}
        </p>
        <p className={classes.text}>{text}</p>
        <p className={classes.facts}>
          <SourceChip review={review} />
          <span>
            <time dateTime={createdAt} title={formatFull(createdAt)}>
              {formatMoment(createdAt)}
            </time>
            {details.map((detail) => ` · ${detail}`)}
          </span>
        </p>
      </div>
    </>
  );
}

/** Where the review came from; a link if it was published elsewhere. */
function SourceChip({ review }: { review: Review }) {
  const label = upperFirst(sourceText(review));
  if (!label) return null;
  const Icon = review.invitation ? TbUserHeart : review.source === FORM_SOURCE ? TbForms : TbQuote;
  const content = (
    <>
      <Icon size={14} aria-hidden /> {label}
    </>
  );
  if (!review.sourceUrl) {
    return (
      <span className={classes.source} data-invited={review.invitation !== null || undefined}>
        {content}
      </span>
    );
  }
  return (
    <a className={classes.source} href={review.sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

interface DecisionButtonsProps {
  review: Review;
  row: ReturnType<typeof useReviewRow>;
  isApproved: boolean;
  isOff: boolean;
}

function DecisionButtons({ review, row, isApproved, isOff }: DecisionButtonsProps) {
  const word = isApproved ? reviewsTexts.unapprove : reviewsTexts.approve;
  return (
    <>
      <Button
        id={rowButtonId(review._id)}
        data-row-button
        className={isApproved ? classes.unapprove : classes.approve}
        variant={isApproved ? 'subtle' : 'filled'}
        color={isApproved ? 'gray' : undefined}
        size="xs"
        leftSection={!isApproved && <TbCheck size={16} aria-hidden />}
        disabled={row.isBusy || isOff}
        aria-label={`${word}: ${review.name}`}
        onClick={() => row.setApproved(!isApproved)}
      >
        {word}
      </Button>
      {isApproved && (
        <Switch
          classNames={{ label: classes.visibleWord }}
          label={review.isVisible ? commonTexts.visible : commonTexts.hidden}
          labelPosition="left"
          size="sm"
          checked={review.isVisible}
          disabled={row.isBusy || isOff}
          aria-label={commonTexts.visibleWithName(review.name)}
          onChange={(event) => row.setVisible(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

interface StepMarkProps {
  step: ApprovalStep;
  review: Review;
  onRetry: () => void;
}

function StepMark({ step, review, onRetry }: StepMarkProps) {
  switch (step.kind) {
    case 'waiting':
      return <span className={classes.waiting}>{reviewsTexts.waiting}</span>;
    case 'approving':
      return (
        <span className={classes.step}>
          <Loader size={16} color="gray" aria-hidden /> {reviewsTexts.approving}
        </span>
      );
    case 'approved':
      return (
        <span className={classes.done}>
          <TbCheck size={18} aria-hidden /> {reviewsTexts.approved}
        </span>
      );
    case 'failed':
      return (
        <Button
          id={rowButtonId(review._id)}
          data-row-button
          className={classes.approve}
          variant="default"
          size="xs"
          aria-label={reviewsTexts.tryAgain(review.name)}
          onClick={onRetry}
        >
          {commonTexts.tryAgain}
        </Button>
      );
  }
}

function FailedStep({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <p className={classes.failed} role="alert">
      {message} {onRetry && <TextButton onClick={onRetry}>{commonTexts.tryAgain}</TextButton>}
    </p>
  );
}

interface MoreMenuProps {
  review: Review;
  isOff: boolean;
  onDelete: () => void;
  children?: ReactNode;
}

function MoreMenu({ review, isOff, onDelete, children }: MoreMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={commonTexts.moreFor(review.name)} disabled={isOff}>
          <TbDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/reviews/${review._id}`} leftSection={<TbPencil size={16} aria-hidden />}>
          {reviewsTexts.edit}
        </Menu.Item>
        {children}
        <Menu.Item color="var(--dd-brick)" leftSection={<TbTrash size={16} aria-hidden />} onClick={onDelete}>
          {commonTexts.deleteAsk}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function MoveItems({ index, isLast, onMove }: ApprovedRowProps) {
  return (
    <>
      <Menu.Item
        leftSection={<TbArrowUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        {commonTexts.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<TbArrowDown size={16} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(index, index + 1)}
      >
        {commonTexts.moveDown}
      </Menu.Item>
      <Menu.Item
        leftSection={<TbArrowBarToUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index, 0)}
      >
        {reviewsTexts.moveToTheTop}
      </Menu.Item>
    </>
  );
}
