import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '#web/ui/reduced-motion.ts';
import type { CarouselApi } from './use-snaps.ts';

const NO_INTERACTION = { pointer: false, focus: false };

/**
 * The plugin keeps the time, and stops in a hidden tab and while a slide is pressed. `useAutoplay` decides when it may
 * run.
 */
export function autoplayTimer(delay: number | undefined) {
  return delay === undefined ? null : Autoplay({ delay, playOnInit: false, stopOnFocusIn: false });
}

/**
 * Runs the plugin's timer. It stops while a pointer or the focus is on the carousel, after a pause, and for visitors
 * who prefer reduced motion. A finger that scrolls the page over the carousel does not stop it.
 */
export function useAutoplay(api: CarouselApi, timer: ReturnType<typeof autoplayTimer>) {
  const [paused, setPaused] = useState(false);
  const [interaction, setInteraction] = useState(NO_INTERACTION);
  const prefersReducedMotion = useReducedMotion();
  const mayRun = !paused && !prefersReducedMotion && !interaction.pointer && !interaction.focus;

  useEffect(() => {
    if (!api || !timer) return;
    const updateTimer = () => {
      if (mayRun) timer.play();
      else timer.stop();
    };
    updateTimer();
    api.on('reInit', updateTimer).on('pointerUp', updateTimer);
    return () => {
      api.off('reInit', updateTimer).off('pointerUp', updateTimer);
    };
  }, [api, timer, mayRun]);

  function toggle() {
    setPaused(!paused);
    if (paused) setInteraction(NO_INTERACTION); // the visitor asked for it, so it moves although the pointer is still on the button
  }

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setInteraction((previous) => ({ ...previous, pointer: true }));
    },
    onPointerLeave: () => setInteraction((previous) => ({ ...previous, pointer: false })),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setInteraction((previous) => ({ ...previous, focus: true }));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setInteraction((previous) => ({ ...previous, focus: false }));
    },
  };
  return { paused, prefersReducedMotion, toggle, handlers };
}
