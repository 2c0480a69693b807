import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { autoplayTimer, useAutoplay } from './use-autoplay.ts';
import { useSnaps } from './use-snaps.ts';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** The accessible name: 'Client reviews'. */
  label: string;
  slides: Slide[];
  /** `cards`: one, two or three side by side, by the window's width. `single`: one at a time. */
  show?: 'cards' | 'single';
  /** Milliseconds between automatic steps; without it the slides do not move by themselves. */
  advanceEvery?: number;
  /** Whether the ground is dark. */
  onDark?: boolean;
  /** Replaces the dots. Receives the shown slide and a function that goes to another. */
  picker?: (shown: number, goTo: (index: number) => void) => ReactNode;
}

/** A carousel that loops. Without scripts it is a list that scrolls sideways, without controls. */
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
      {/* A box that scrolls must be focusable. */}
      <div
        className={styles.viewport}
        ref={viewport}
        tabIndex={0}
        role="group"
        aria-label={controlTexts.slides}
        data-slides=""
      >
        <ul className={styles.slides}>
          {slides.map(({ key, content }) => (
            <li className={styles.slide} key={key}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls
        // Embla counts the slides a moment after hydration. Until then our count keeps the controls from shifting.
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

const OPTIONS = { loop: true, align: 'start', duration: 36 } as const;

/** Resets the scroll position: Embla would count from the wrong slide if the visitor had scrolled before. */
function startAtFirst(root: HTMLElement | undefined) {
  if (root) root.scrollLeft = 0;
}
