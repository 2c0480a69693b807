import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from '#web/ui/routing/location.tsx';
import { animatePage, animatesPages } from './page-transition.ts';
import { prepareLocation } from './prepare.ts';

/** The location of the page on the screen. It stays at the old page until the requested one is ready. */
export function useShownLocation(requested: Location, queries: QueryClient): Location {
  const [shown, setShown] = useState(requested);
  const latest = useRef(requested);
  const onShown = useRef<() => void>(undefined);
  // After the layout effects of the new page, which scroll it.
  useLayoutEffect(() => onShown.current?.(), [shown]);

  // A layout effect: what the new page needs is fetched before the next paint.
  useLayoutEffect(() => {
    const from = latest.current;
    latest.current = requested;
    if (from === requested) return;
    const show = () => startTransition(() => setShown(requested));
    if (from.pathname === requested.pathname) {
      show();
      return;
    }
    const update = () =>
      new Promise<void>((resolve) => {
        if (latest.current === requested) {
          onShown.current = resolve;
          show();
        } else {
          resolve();
        }
      });
    const leave = () => {
      if (latest.current !== requested) return;
      if (animatesPages()) animatePage(from.pathname, requested.pathname, update);
      else show();
    };
    // After a failure the page itself shows what is wrong.
    prepareLocation(requested, queries).then(leave, leave);
  }, [requested, queries]);
  return shown;
}
