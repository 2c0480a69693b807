import classes from './page-sketch.module.css';

/** Dunes in thin lines, while a page loads. */
export function PageSketch() {
  return (
    <svg className={classes.sketch} viewBox="0 0 400 160" fill="none" aria-hidden="true">
      <circle className={classes.sun} cx="262" cy="62" r="17" />
      <path pathLength="1" d="M0 92c60 4 96-42 150-42 40 0 62 40 118 40 52 0 78-26 132-22" />
      <path pathLength="1" d="M0 118c84 0 120-30 190-26 74 4 120 34 210 12" />
      <path pathLength="1" d="M0 144c110-18 180-6 250-10 62-4 96-16 150-10" />
    </svg>
  );
}
