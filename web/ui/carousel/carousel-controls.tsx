import type { ReactNode } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import styles from './carousel.module.css';

/** With more slides than this, a count ('7 of 24') replaces the dots. */
const MOST_DOTS = 12;

interface ControlsProps {
  count: number;
  shown: number;
  goTo: (index: number) => void;
  goBy: (step: number) => void;
  picker?: ((shown: number, goTo: (index: number) => void) => ReactNode) | undefined;
  autoplay?: { paused: boolean; prefersReducedMotion: boolean; toggle: () => void } | undefined;
}

/** Previous and next, a dot or a picture for every slide, and a pause button if the slides move by themselves. */
export function CarouselControls({ count, shown, goTo, goBy, picker, autoplay }: ControlsProps) {
  if (count < 2) return null;
  const hasDots = !picker && count <= MOST_DOTS;
  return (
    <div className={styles.controls}>
      <div className={styles.steps}>
        <RoundButton label={controlTexts.previousSlide} path="M15 5l-7 7 7 7" onClick={() => goBy(-1)} />
        <RoundButton label={controlTexts.nextSlide} path="M9 5l7 7-7 7" onClick={() => goBy(1)} />
        {autoplay && !autoplay.prefersReducedMotion && (
          <RoundButton
            label={autoplay.paused ? controlTexts.playSlides : controlTexts.pauseSlides}
            path={autoplay.paused ? 'M9 6l9 6-9 6z' : 'M9 6v12M15 6v12'}
            onClick={autoplay.toggle}
          />
        )}
        {/* The server does not know whether the slides may move, so it reserves the button's place. */}
        {autoplay?.prefersReducedMotion && <span className={styles.room} />}
      </div>
      <p
        className={hasDots ? 'visually-hidden' : styles.counter}
        aria-live={autoplay && !autoplay.paused ? 'off' : 'polite'}
      >
        {controlTexts.countOf(shown + 1, count)}
      </p>
      {picker ? picker(shown, goTo) : hasDots && <Dots count={count} shown={shown} goTo={goTo} />}
    </div>
  );
}

function Dots({ count, shown, goTo }: Pick<ControlsProps, 'count' | 'shown' | 'goTo'>) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={controlTexts.slideOf(index + 1, count)}
          aria-current={index === shown}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  );
}

function RoundButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.round} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
