import { pricingTexts } from '#contract/texts/pricing.ts';
import styles from './promo.module.css';

/**
 * Visits per month; the mean of the year before launch is 1. The mean of the year after it is 3.45, which is 245 %
 * more.
 */
export const BEFORE = [0.94, 1.02, 0.97, 1.05, 0.98, 1.03, 0.95, 1.0, 1.06, 0.99, 0.97, 1.04];
export const AFTER = [1.2, 1.62, 2.14, 2.66, 3.1, 3.46, 3.8, 4.12, 4.4, 4.72, 4.98, 5.2];

const WIDTH = 1440;
const HEIGHT = 300;
/** The last month stands left of the edge, where the sun rises. */
const LAST = 1240;
const TALLEST = 5.6;
const STEP = LAST / (BEFORE.length + AFTER.length - 1);
const LAUNCH = (BEFORE.length - 0.5) * STEP;

/**
 * A year before and a year after the launch, by month, as a ridge across the window. The labels are HTML. Unless it is
 * measured, it has no figures: those belong to one claim.
 */
export function TrafficChart({ isMeasured }: { isMeasured: boolean }) {
  const points = [...BEFORE, ...AFTER].map((visits, month) => `${round(month * STEP)} ${round(y(visits))}`);
  const line = `M${points.join('L')}`;
  return (
    <div
      className={styles.chart}
      {...(isMeasured ? { role: 'img', 'aria-label': pricingTexts.chart.label } : { 'aria-hidden': true })}
    >
      <span className={styles.sun} />
      <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}L${WIDTH} ${round(y(4.1))}V${HEIGHT}H0Z`} className={styles.land} />
        <path d={`M${round(LAUNCH)} ${round(y(1.12))}V${HEIGHT}`} className={styles.launch} />
        <path d={line} className={styles.line} />
      </svg>
      {isMeasured && (
        <>
          <span className={styles.start}>{pricingTexts.chart.start}</span>
          <span className={styles.end}>
            {pricingTexts.chart.end} <span className={styles.best}>{pricingTexts.chart.best(AFTER.length)}</span>
          </span>
          <span className={styles.tick}>{pricingTexts.chart.launch}</span>
          <span className={styles.before}>{pricingTexts.chart.before}</span>
          <span className={styles.after}>{pricingTexts.chart.after}</span>
        </>
      )}
    </div>
  );
}

function y(visits: number): number {
  return HEIGHT - (visits / TALLEST) * (HEIGHT - 8);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
