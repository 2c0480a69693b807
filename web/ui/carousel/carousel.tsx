import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { autoplayTimer, useAutoplay } from './use-autoplay.ts';
import { useSnaps } from './use-snaps.ts';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** What the slides are, for those who do not see them: 'Client reviews'. */
  label: string;
  slides: Slide[];
  /** `cards`: one, two or three beside each other, by the window's width. `single`: one at a time. */
  show?: 'cards' | 'single';
  /** Milliseconds between the steps the carousel takes by itself; left out it stands still. */
  advanceEvery?: number;
  /** Whether it stands on a dark ground. */
  onDark?: boolean;
  /** What stands in place of the dots; it is told which slide is shown and how to go to another. */
  picker?: (shown: number, goTo: (index: number) => void) => ReactNode;
}

/**
 * Slides beside each other that loop. Without JavaScript it is a list that scrolls sideways; its controls appear
 * with the JavaScript they need.
 */
export function Carousel({ label, slides, show = 'cards', advanceEvery, onDark = false, picker }: CarouselProps) {
  const [timer] = useState(() => autoplayTimer(advanceEvery));
  const [plugins] = useState(() => (timer ? [timer] : []));
  const [viewport, api] = useEmblaCarousel(OPTIONS, plugins);
  const { snaps, shown, goTo, goBy } = useSnaps(api);
  const autoplay = useAutoplay(api, timer);
  useEffect(() => startAtFirst(api?.rootNode()), [api]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goBy(step);
  }

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-show={show}
      data-ground={onDark ? 'dark' : 'light'}
      data-ready={api ? '' : undefined}
      onKeyDown={onKeyDown}
      {...autoplay.handlers}
    >
      {/* A box that scrolls must be reachable by keyboard. */}
      <div className={styles.viewport} ref={viewport} tabIndex={0} role="group" aria-label="Slides">
        <ul className={styles.slides}>
          {slides.map(({ key, content }) => (
            <li className={styles.slide} key={key}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls
        // Counted a moment after it is alive; until then nothing may move.
        count={snaps || slides.length}
        shown={shown}
        goTo={goTo}
        goBy={goBy}
        picker={picker}
        autoplay={timer ? autoplay : undefined}
      />
    </div>
  );
}

const OPTIONS = { loop: true, align: 'start', duration: 28 } as const;

/** A list that was scrolled by hand before the script arrived would count from the wrong place. */
function startAtFirst(root: HTMLElement | undefined) {
  if (root) root.scrollLeft = 0;
}
