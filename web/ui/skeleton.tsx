import { stateTexts } from '#contract/texts/states.ts';
import styles from './skeleton.module.css';

interface LoadingCardsProps {
  count: number;
  /** The grid of the cards. */
  className?: string;
  cardClassName?: string;
}

/** Shown while cards load. */
export function LoadingCards({ count, className, cardClassName }: LoadingCardsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{stateTexts.loading}</span>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} className={cardClassName} />
        ))}
      </div>
    </div>
  );
}

/** A card without content: a picture's place under the ridge, and three lines. */
export function CardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.card, className].filter(Boolean).join(' ')} data-skeleton>
      <svg className={styles.picture} viewBox="0 0 400 300" preserveAspectRatio="none">
        <path className={styles.far} d="M0 262C70 256 150 232 196 216C262 222 318 254 400 256V300H0Z" />
        <path className={styles.near} d="M0 265C52 258 118 232 165 221C222 250 292 284 400 281V300H0Z" />
        <path
          className={styles.crest}
          d="M0 265C52 258 118 232 165 221C222 250 292 284 400 281"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
