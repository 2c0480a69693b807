import { useId, useState } from 'react';
import { reviewTexts } from '#contract/texts/reviews.ts';
import styles from './verified-mark.module.css';

/** Says that a client wrote the review by invitation. What that means appears on hover, focus and tap; Escape hides it. */
export function VerifiedMark() {
  const noteId = useId();
  const [isClosed, setClosed] = useState(false);
  const reopen = () => setClosed(false);
  return (
    <span className={styles.mark} data-closed={isClosed ? '' : undefined} onPointerLeave={reopen}>
      <button
        type="button"
        className={styles.word}
        aria-describedby={noteId}
        onClick={reopen}
        onBlur={reopen}
        onKeyDown={({ key }) => key === 'Escape' && setClosed(true)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path d="m4.9 8.3 2.1 2.1 4.1-4.5" stroke="var(--tick)" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        {reviewTexts.verified}
      </button>
      <span role="tooltip" id={noteId} className={styles.note}>
        {reviewTexts.verifiedMeans}
      </span>
    </span>
  );
}
