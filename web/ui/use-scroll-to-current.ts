import { useEffect, type RefObject } from 'react';

/** Scrolls a strip sideways to the link marked with `aria-current`, if that lies beyond the strip's edge. */
export function useScrollToCurrent(strip: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const link = strip.current?.querySelector('[aria-current]');
    if (!strip.current || !link) return;
    const view = strip.current.getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    const isHidden = left < view.left || right > view.right;
    if (isHidden) strip.current.scrollBy({ left: (left + right - view.left - view.right) / 2, behavior: 'instant' });
  }, [strip, current]);
}
