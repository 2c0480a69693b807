import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '#web/ui/reduced-motion.ts';
import type { CarouselApi } from './use-snaps.ts';

const NOT_HELD = { pointer: false, focus: false };

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
  const [held, setHeld] = useState(NOT_HELD);
  const still = useReducedMotion();
  const mayRun = !paused && !still && !held.pointer && !held.focus;

  useEffect(() => {
    if (!api || !timer) return;
    const drive = () => {
      if (mayRun) timer.play();
      else timer.stop();
    };
    drive();
    api.on('reInit', drive).on('pointerUp', drive);
    return () => {
      api.off('reInit', drive).off('pointerUp', drive);
    };
  }, [api, timer, mayRun]);

  function toggle() {
    setPaused(!paused);
    if (paused) setHeld(NOT_HELD); // the visitor asked for it, so it moves although the pointer is still on the button
  }

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setHeld((was) => ({ ...was, pointer: true }));
    },
    onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setHeld((was) => ({ ...was, focus: true }));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHeld((was) => ({ ...was, focus: false }));
    },
  };
  return { paused, still, toggle, handlers };
}
