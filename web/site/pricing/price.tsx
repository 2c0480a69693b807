import { priceText } from './plan.ts';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  periodLabel: string;
  className?: string | undefined;
}

/** The price with its period; a custom plan has no period. */
export function Price({ price, periodLabel, className }: PriceProps) {
  return (
    <p className={[styles.price, className].filter(Boolean).join(' ')}>
      <span className={styles.amount}>{priceText(price)}</span>
      {price > 0 && periodLabel && <span className={styles.period}> {periodLabel}</span>}
    </p>
  );
}
