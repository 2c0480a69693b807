import { useQueryClient } from '#web/site/query-client/use-query.tsx';
import { useEffect } from 'react';
import { preparePage } from './prepare.ts';

/** A pointer that only crosses a link does not count. */
const HOVER_MS = 80;

/** Prefetches a page when the visitor points at, touches or focuses a link to it. */
export function Prefetch() {
  const queries = useQueryClient();
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = ({ target }: Event) => {
      clearTimeout(timer);
      const address = internalUrl(target);
      // If this fails, the navigation tries again and reports the error.
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

/** The URL of a link that leads to another page of the application. */
function internalUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([data-opens-dialog])') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  // Links to pictures and files are not pages.
  const isPage = !/\.\w+$/.test(link.pathname);
  return isPage && link.pathname !== location.pathname ? new URL(link.href) : null;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
