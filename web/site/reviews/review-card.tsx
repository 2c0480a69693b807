import { useId, useState } from 'react';
import { STAFF_SOURCE, STARS_MAX } from '#contract/constants.ts';
import type { PublicReview } from '#contract/collections/reviews.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './reviews.module.css';
import { VerifiedMark } from './verified-mark.tsx';

/** A longer review would make its row tall, so its end is behind a button. */
const SHORT_ENOUGH = 300;

export function ReviewCard({ review: shown }: { review: PublicReview }) {
  const { name, role, stars, review, avatar, face, isVerified } = shown;
  const textId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isLong = review.length > SHORT_ENOUGH;
  return (
    <figure className={styles.card}>
      <div className={styles.top}>
        <Stars count={stars} of={STARS_MAX} size={18} />
        {isVerified && <VerifiedMark />}
      </div>
      <blockquote
        id={textId}
        className={styles.words}
        data-field={fieldPath(shown, 'review')}
        data-cut={isLong && !isExpanded ? '' : undefined}
      >
        {review}
      </blockquote>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={textId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? reviewTexts.readLess : reviewTexts.readMore}
        </button>
      )}
      <figcaption className={styles.who}>
        <Portrait name={name} drawn={avatar} face={face} isChosen size={48} className={styles.face} />
        <span className={styles.names}>
          <span className={styles.name} data-field={fieldPath(shown, 'name')}>
            {name}
          </span>
          {role && (
            <span className={styles.role} data-field={fieldPath(shown, 'role')}>
              {role}
            </span>
          )}
          <SourceLink review={shown} />
        </span>
      </figcaption>
    </figure>
  );
}

/** Where a review was published first. Visitors can read it there. */
function SourceLink({ review: { source, sourceUrl } }: { review: PublicReview }) {
  if (!sourceUrl) return null;
  return (
    <SmartLink href={sourceUrl} className={styles.source}>
      {reviewTexts.firstPublished(source === STAFF_SOURCE ? new URL(sourceUrl).host : source)}
    </SmartLink>
  );
}
