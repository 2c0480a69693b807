import { useEffect, useRef } from 'react';
import { useLocation } from '#web/ui/routing/location.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';

/** The navigation state of a page turn: scroll to the top of the list, not of the site. */
export const pageTurn = { ...keepsScroll, isPageTurn: true };

/** A `ref` for the heading of the list. It gets the focus after a page turn, but not after going back. */
export function usePageFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(new Set<string>());
  const location = useLocation();
  const { key } = location;
  const hasTurned = isPageTurn(location.state);

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

function isPageTurn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPageTurn' in state;
}
