import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { Review } from '#contract/collections/reviews.ts';
import { scrollToAndFocus } from '#web/admin/editing/fields/use-field.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { AvatarField } from './avatar-field.tsx';
import classes from './review-form.module.css';
import { SourceFields } from './source-fields.tsx';
import { StarsField } from './stars-field.tsx';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

/** The review itself. A link may jump to one of the fields. */
export function ReviewForm() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) scrollToAndFocus(hash.slice(1));
  }, [hash]);
  return (
    <>
      <FieldAt name="name" />
      <FieldAt name="role" />
      <StarsField />
      <FieldAt name="review" />
      <AvatarField />
    </>
  );
}

/** The visibility of a review, and where it is from. */
export function ReviewAside({ record }: SlotProps<Review>) {
  const isApproved: unknown = useWatch({ name: 'isApproved' });
  return (
    <>
      <RecordCard title={reviewsTexts.onTheSite}>
        <FieldAt name="isApproved" />
        {/* Before approval nobody sees it, whatever the switch says. */}
        {isApproved === true && <FieldAt name="isVisible" />}
        <p className={classes.note}>{reviewsTexts.aReviewIsPublicWhile}</p>
        {record && <p className={classes.note}>{reviewsTexts.received(formatFull(record.createdAt))}</p>}
      </RecordCard>
      <SourceFields record={record} />
    </>
  );
}
