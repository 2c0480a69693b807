import styles from './promo.module.css';

/**
 * Visits per month; the mean of the year before launch is 1. The mean of the year after it is 3.45, which is 245 %
 * more.
 */
export const BEFORE = [0.94, 1.02, 0.97, 1.05, 0.98, 1.03, 0.95, 1.0, 1.06, 0.99, 0.97, 1.04];
export const AFTER = [1.2, 1.62, 2.14, 2.66, 3.1, 3.46, 3.8, 4.12, 4.4, 4.72, 4.98, 5.2];

const WIDTH = 320;
const HEIGHT = 120;
const TALLEST = 5.6;
const STEP = WIDTH / (BEFORE.length + AFTER.length - 1);
const LAUNCH = (BEFORE.length - 0.5) * STEP;

/** A year before and a year after the launch, by month. */
export function TrafficChart() {
  const points = [...BEFORE, ...AFTER].map((visits, month) => `${round(month * STEP)} ${round(y(visits))}`);
  const line = `M${points.join('L')}`;
  return (
    <>
      <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 ${round(y(1))}H${WIDTH}`} className={styles.base} />
        <path d={`M${round(LAUNCH)} 6V${HEIGHT}`} className={styles.launch} />
        <path d={`${line}V${HEIGHT}H0Z`} className={styles.area} />
        <path d={line} className={styles.line} />
        <circle cx={round(LAUNCH)} cy={round(y(1.12))} r="5" className={styles.dot} />
      </svg>
      <p className={styles.ticks}>
        <span>The year before</span>
        <span>Launch</span>
        <span>The year after</span>
      </p>
    </>
  );
}

function y(visits: number): number {
  return HEIGHT - (visits / TALLEST) * (HEIGHT - 8);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
