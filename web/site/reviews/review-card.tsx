import { useId, useState } from 'react';
import { STARS_MAX } from '#contract/constants.ts';
import type { PublicReview } from '#contract/records/review.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './reviews.module.css';

/** A longer review would make its row tall, so its end is behind a button. */
const SHORT_ENOUGH = 300;

export function ReviewCard({ review: { name, role, stars, review, avatar, face } }: { review: PublicReview }) {
  const textId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isLong = review.length > SHORT_ENOUGH;
  return (
    <figure className={styles.card}>
      <Stars count={stars} of={STARS_MAX} size={18} />
      <blockquote id={textId} className={styles.words} data-cut={isLong && !isExpanded ? '' : undefined}>
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
          {isExpanded ? 'Read less' : 'Read more'}
        </button>
      )}
      <figcaption className={styles.who}>
        <Portrait name={name} drawn={avatar} face={face} size={48} className={styles.face} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          {role && <span className={styles.role}>{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
