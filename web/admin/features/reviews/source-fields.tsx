import { useWatch } from 'react-hook-form';
import { FORM_SOURCE } from '#contract/constants.ts';
import type { Review } from '#contract/collections/reviews.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import classes from './review-form.module.css';
import { sourceText } from './reviews.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

/** Where a review is from: a fact for one that a client sent here, else for staff to say. */
export function SourceFields({ record }: { record: Review | null }) {
  const isVerified = useIsVerified(record);
  const isReceived = record !== null && (record.invitation !== null || record.source === FORM_SOURCE);
  if (!isReceived) {
    return (
      <RecordCard title={reviewsTexts.whereItIsFrom}>
        <FieldAt name="source" label={reviewsTexts.publishedOnOrSentBy} />
        <FieldAt name="sourceUrl" />
      </RecordCard>
    );
  }
  return (
    <RecordCard title={reviewsTexts.whereItIsFrom}>
      <p className={classes.note}>{reviewsTexts.writtenByTheClient(sourceText(record))}</p>
      {record.invitation && (
        <p className={classes.note}>{isVerified ? reviewsTexts.markedAsVerifiedClientWhile : reviewsTexts.itDiffers}</p>
      )}
    </RecordCard>
  );
}

/** Whether the form still says what the client wrote. */
function useIsVerified(record: Review | null): boolean {
  const typed: unknown[] = useWatch({ name: ['name', 'role', 'stars', 'review'] });
  if (!record?.isVerified) return false;
  return JSON.stringify(typed) === JSON.stringify([record.name, record.role, record.stars, record.review]);
}
