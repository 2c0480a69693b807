import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

export type CarouselApi = UseEmblaCarouselType[1];

/** Marks the slides that are out of sight once the movement ends, so that they fade instead of being cut at the edge. */
function markAway(api: NonNullable<CarouselApi>): void {
  const slides = api.slideNodes();
  const width = slides[0]?.offsetWidth ?? 0;
  const beside = width > 0 ? Math.max(1, Math.floor((api.rootNode().offsetWidth + 1) / width)) : slides.length;
  const first = api.selectedScrollSnap();
  for (const [index, slide] of slides.entries())
    slide.toggleAttribute('data-away', (index - first + slides.length) % slides.length >= beside);
}

/** The carousel's stops, the current one, and functions to move. */
export function useSnaps(api: CarouselApi) {
  const [{ snaps, shown }, setState] = useState({ snaps: 0, shown: 0 });

  useEffect(() => {
    if (!api) return;
    const read = () => {
      setState({ snaps: api.scrollSnapList().length, shown: api.selectedScrollSnap() });
      markAway(api);
    };
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
