import { useWatch } from 'react-hook-form';
import { FORM_SOURCE } from '#contract/constants.ts';
import type { Review } from '#contract/collections/reviews.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import classes from './review-form.module.css';
import { sourceText } from './reviews.ts';

/** Where a review is from: a fact for one that a client sent here, else for staff to say. */
export function SourceFields({ record }: { record: Review | null }) {
  const isVerified = useIsVerified(record);
  const isReceived = record !== null && (record.invitation !== null || record.source === FORM_SOURCE);
  if (!isReceived) {
    return (
      <RecordCard title="Where it is from">
        <FieldAt name="source" label="Published on, or sent by" />
        <FieldAt name="sourceUrl" />
      </RecordCard>
    );
  }
  return (
    <RecordCard title="Where it is from">
      <p className={classes.note}>Written by the client, {sourceText(record)}.</p>
      {record.invitation && (
        <p className={classes.note}>
          {isVerified
            ? 'Marked as “Verified client” while public. If you change the name, role, stars or words, it loses the mark.'
            : 'It differs from what the client wrote, so it is not marked as “Verified client”. Its history has the original.'}
        </p>
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
