import { useEffect, useRef } from 'react';
import { useLocation } from '#web/ui/routing/location.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';

/** The state of a navigation to another page of the list: not the top of the site is meant, but of the list. */
export const pageTurn = { ...keepsScroll, isPageTurn: true };

/** A `ref` for the heading of the list, to which one is led when its page is turned; not when one goes back to it. */
export function usePageFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(new Set<string>());
  const location = useLocation();
  const { key } = location;
  const hasTurned = isTurned(location.state);

  useEffect(() => {
    const isFirst = seen.current.size === 0;
    const isNew = !seen.current.has(key);
    seen.current.add(key);
    if (isFirst || !isNew || !hasTurned) return;
    heading.current?.scrollIntoView({ behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [key, hasTurned]);

  return heading;
}

function isTurned(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTurned' in state;
}
