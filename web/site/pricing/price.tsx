import { exactPrice, priceText } from '#contract/price.ts';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  periodLabel: string;
  className?: string | undefined;
  /** Also shows the price in full. */
  isExact?: boolean;
  /** The paths of both in the preview. */
  paths?: Record<'price' | 'period', string | undefined>;
}

/** The price with its period; a custom plan has no period. */
export function Price({ price, periodLabel, className, isExact, paths }: PriceProps) {
  return (
    <p className={[styles.price, isExact && styles.full, className].filter(Boolean).join(' ')}>
      <span className={styles.amount} data-field={paths?.price}>
        {priceText(price)}
      </span>
      {isExact && exactPrice(price) && <span className={styles.exact}> {exactPrice(price)}</span>}
      {price > 0 && periodLabel && (
        <span className={styles.period} data-field={paths?.period}>
          {' '}
          {periodLabel}
        </span>
      )}
    </p>
  );
}
