import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

export type CarouselApi = UseEmblaCarouselType[1];

/** The carousel's stops, the current one, and functions to move. */
export function useSnaps(api: CarouselApi) {
  const [{ snaps, shown }, setState] = useState({ snaps: 0, shown: 0 });

  useEffect(() => {
    if (!api) return;
    const read = () => setState({ snaps: api.scrollSnapList().length, shown: api.selectedScrollSnap() });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api]);

  return {
    snaps,
    shown,
    goTo: (index: number) => api?.scrollTo(index, prefersReducedMotion()),
    goBy: (step: number) =>
      step < 0 ? api?.scrollPrev(prefersReducedMotion()) : api?.scrollNext(prefersReducedMotion()),
  };
}
