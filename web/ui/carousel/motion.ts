import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export function prefersLessMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** Whether the visitor wants less motion; on the server, where it is not known, nothing moves. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersLessMotion, () => true);
}

function subscribe(changed: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
