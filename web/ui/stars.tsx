import styles from './stars.module.css';

const STAR = 'M10 1.7l2.55 5.3 5.8.75-4.25 4.05 1.07 5.75L10 14.75l-5.17 2.8 1.07-5.75L1.65 7.75 7.45 7z';

export function Star({ full = true, size = 20 }: { full?: boolean; size?: number }) {
  return (
    <svg className={styles.star} data-full={full} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}

/** So many stars of so many. */
export function Stars({ count, of, size }: { count: number; of: number; size?: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${count} of ${of} stars`}>
      {Array.from({ length: of }, (_, index) => (
        <Star key={index} full={index < Math.round(count)} size={size} />
      ))}
    </span>
  );
}
