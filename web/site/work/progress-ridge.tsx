import styles from './progress-ridge.module.css';

const CREST =
  'M0 46C160 44 300 40 430 22C500 12 540 6 580 4C650 14 700 34 820 40C960 46 1040 44 1130 32C1190 24 1230 14 1262 12C1320 20 1370 38 1440 42';

/** A ridge that fills with the accent as the strip passes. Decoration. */
export function ProgressRidge({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
      <path d={CREST} className={styles.line} vectorEffect="non-scaling-stroke" />
      <path d={CREST} className={styles.passed} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
