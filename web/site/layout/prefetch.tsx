import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preparePage } from '../prepare.ts';
import { notFoundRoute, matchRoute } from '../routes.ts';

/** A pointer that only crosses a link means nothing. */
const HOVER_MS = 80;

/** Has a page of ours ready when its link is pointed at, touched or reached by keyboard. */
export function Prefetch() {
  const queries = useQueryClient();
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = ({ target }: Event) => {
      clearTimeout(timer);
      const address = internalUrl(target);
      // What cannot be had now is asked for again, and reported, when one goes there.
      if (address) timer = setTimeout(() => void preparePage(address, queries).catch(() => undefined), HOVER_MS);
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, schedule);
    };
  }, [queries]);
  return null;
}

/** Where a link leads that stays in the application. */
function internalUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  // Pictures and files are links too, and no pages.
  const isPage = matchRoute(link.pathname).route !== notFoundRoute;
  return isPage && link.pathname !== location.pathname ? new URL(link.href) : null;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
