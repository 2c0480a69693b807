import { useEffect, useRef } from 'react';
import { useLocation } from '#web/ui/routing/place.tsx';
import { keepsPlace } from '../layout/arrival.tsx';

/** The state of a navigation to another page of the list: not the top of the site is meant, but of the list. */
export const turned = { ...keepsPlace, isTurned: true };

/** A `ref` for the heading of the list, to which one is led when its page is turned; not when one goes back to it. */
export function useTurned() {
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
