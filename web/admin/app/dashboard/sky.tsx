import type { DayPart } from './greeting.ts';
import classes from './sky.module.css';

/**
 * The desert over the dashboard, at this hour. The last dune has the colour of the page, which rises from it. Dunes
 * stretch with the width. The sun keeps its shape and stands whole above them.
 */
export function Sky({ part }: { part: DayPart }) {
  return (
    <div className={classes.sky} data-part={part}>
      <svg aria-hidden>
        <linearGradient id="sky-ground" x2="0" y2="1">
          <stop className={classes.top} />
          <stop className={classes.middle} offset=".62" />
          <stop className={classes.low} offset=".9" />
        </linearGradient>
        <radialGradient id="sky-glow">
          <stop className={classes.light} offset=".3" stopOpacity=".6" />
          <stop className={classes.light} offset="1" stopOpacity="0" />
        </radialGradient>
        <svg viewBox="0 0 1440 132" preserveAspectRatio="none">
          <rect width="1440" height="132" fill="url(#sky-ground)" />
          <g className={classes.stars}>
            <circle cx="118" cy="26" r="1.2" />
            <circle cx="296" cy="52" r="1" />
            <circle cx="422" cy="20" r="1.4" />
            <circle cx="566" cy="44" r="1" />
            <circle cx="646" cy="18" r="1.1" />
            <circle cx="934" cy="30" r="1.4" />
            <circle cx="1052" cy="58" r="1" />
            <circle cx="1216" cy="22" r="1.2" />
            <circle cx="1352" cy="48" r="1.1" />
          </g>
        </svg>
        <svg viewBox="0 0 1440 132">
          <circle className={classes.glow} r="54" fill="url(#sky-glow)" />
          <circle className={classes.sun} r="21" />
        </svg>
        <svg viewBox="0 0 1440 132" preserveAspectRatio="none">
          <path
            className={classes.far}
            d="M0 86c90-10 150-26 246-22s146 34 246 30 168-34 276-38 182 30 286 28 150-26 236-26 106 12 150 16v58H0z"
          />
          <path
            className={classes.near}
            d="M0 106c120 2 196-28 318-26s206 30 332 26 196-26 312-24 210 26 300 20 132-14 178-16v46H0z"
          />
          <path className={classes.page} d="M0 126c150-6 250-26 420-24 190 2 260 24 450 22 200-2 290-26 570-18v27H0z" />
        </svg>
      </svg>
    </div>
  );
}
