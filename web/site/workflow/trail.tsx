import styles from './workflow.module.css';

interface TrailProps {
  viewBox: string;
  d: string;
  className?: string;
}

/** A part of the dune line: faint ahead, bright as far as the visitor has scrolled. */
export function Trail({ viewBox, d, className }: TrailProps) {
  return (
    <>
      {[styles.ahead, styles.drawn].map((state) => (
        <svg
          key={state}
          className={[styles.trail, state, className].filter(Boolean).join(' ')}
          viewBox={viewBox}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path d={d} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </>
  );
}
