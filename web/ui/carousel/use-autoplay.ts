import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent } from 'react';
import { useLessMotion } from './motion.ts';
import type { CarouselApi } from './use-snaps.ts';

/**
 * Steps a carousel every `delay` milliseconds; never while the pointer or the focus is on it, after it was paused or
 * dragged, or for visitors who want less motion.
 */
export function useAutoplay(delay: number | undefined) {
  // The plugin only keeps the time (and stops in a hidden tab); when it may run is decided here, in one place.
  const [plugins] = useState(() =>
    delay === undefined ? [] : [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })],
  );
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const still = useLessMotion();
  const mayRun = !paused && !still && !held.pointer && !held.focus;

  function useDriver(api: CarouselApi) {
    useEffect(() => {
      if (!api || delay === undefined) return;
      const drive = () => (mayRun ? api.plugins().autoplay?.play() : api.plugins().autoplay?.stop());
      const takenOver = () => setPaused(true);
      drive();
      api.on('reInit', drive).on('pointerDown', takenOver);
      return () => {
        api.off('reInit', drive).off('pointerDown', takenOver);
      };
    }, [api]);
  }

  return {
    plugins,
    paused,
    still,
    toggle: () => setPaused(!paused),
    useDriver,
    handlers: {
      onPointerEnter: () => setHeld((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
      onFocus: () => setHeld((was) => ({ ...was, focus: true })),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((was) => ({ ...was, focus: false }));
      },
    },
  };
}
