import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { Location } from '#web/ui/routing/location.tsx';
import { query } from '#web/api.ts';
import { loadedPage, loadPage, loadParts } from './chunks.ts';
import { retryFailedOnMount } from './queries.ts';
import { matchRoute, type PageModule, type FetchQuery } from './routes.ts';

/** How long the old page stays for the new one's answers; after that the new one shows that it is loading. */
const DATA_WAIT_MS = 1000;

/** The path of the page that is on the screen; null until the first has come alive. */
let shownPath: string | null = null;
const preparing = new WeakMap<Location, Promise<PageModule>>();

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

export function isShown(pathname: string): boolean {
  return shownPath === pathname;
}

/** The page of a location. Where one goes to another page, the nearest Suspense waits until that is ready. */
export function usePageAt(location: Location, queries: QueryClient): PageModule {
  const here = loadedPage(matchRoute(location.pathname).route);
  const isMove = shownPath !== null && shownPath !== location.pathname;
  if (isMove) retryFailedOnMount(queries);
  if (here && !isMove) return here;
  const begun = preparing.get(location) ?? preparePage(location, queries);
  preparing.set(location, begun);
  return use(begun);
}

/** Fetches what a page needs: its scripts and, as long as patience lasts, the answers that it shows. */
export async function preparePage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queries: QueryClient,
): Promise<PageModule> {
  const { route, params } = matchRoute(pathname);
  const page = await loadPage(route);
  const answers = page.reads?.(queryFetcher(queries), { params, search: new URLSearchParams(search) });
  await Promise.all([answers && Promise.race([answers, dataTimeout()]), loadParts(page)]);
  return page;
}

/** What is there already is not waited for: the page shows it and looks for news by itself. */
function queryFetcher(queries: QueryClient): FetchQuery {
  return async (key, options) => {
    const wanted = query(key, options);
    // A failure is kept for the section that shows it.
    return queries.getQueryData(wanted.queryKey) ?? (await queries.query(wanted).catch(() => undefined));
  };
}

function dataTimeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, DATA_WAIT_MS);
  });
}
