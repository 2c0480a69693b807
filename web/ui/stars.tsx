import { useId } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import styles from './stars.module.css';

const STAR = 'M10 1.7l2.55 5.3 5.8.75-4.25 4.05 1.07 5.75L10 14.75l-5.17 2.8 1.07-5.75L1.65 7.75 7.45 7z';

/** One star, filled from the left by `fill`, 0 to 1. */
export function Star({ fill = 1, size = 20 }: { fill?: number; size?: number }) {
  const id = useId();
  return (
    <svg className={styles.star} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path className={styles.outline} d={STAR} />
      {fill > 0 && (
        <>
          <clipPath id={id}>
            <rect width={20 * fill} height="20" />
          </clipPath>
          <path className={styles.full} d={STAR} clipPath={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}

/** A rating of `count` out of `of` stars; a fraction fills part of a star. */
export function Stars({ count, of, size }: { count: number; of: number; size?: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={controlTexts.starsOf(count, of)}>
      {Array.from({ length: of }, (_, index) => (
        <Star key={index} fill={Math.min(Math.max(count - index, 0), 1)} size={size} />
      ))}
    </span>
  );
}
