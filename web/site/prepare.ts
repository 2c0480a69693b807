import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { use } from 'react';
import type { Location } from '#web/ui/routing/location.tsx';
import { query } from '#web/api.ts';
import { loadedPage, loadPage, loadParts } from './chunks.ts';
import { matchRoute, type PageModule, type FetchQuery } from './routes.ts';
import { leavesShownPage } from './shown-path.ts';

/** How long the old page stays while the new one loads data. After that the new page shows its loading state. */
const DATA_WAIT_MS = 1000;

const preparing = new WeakMap<Location, Promise<PageModule>>();

/** The page of a location. `useShownLocation` shows a location once it is prepared. */
export function usePageAt(location: Location, queries: QueryClient): PageModule {
  const loaded = loadedPage(matchRoute(location.pathname).route);
  const isMove = leavesShownPage(location.pathname);
  // After the first navigation, a failed section is fetched again each time it mounts.
  if (isMove) queries.retryOnMount = true;
  if (loaded && !isMove) return loaded;
  return use(prepareLocation(location, queries));
}

/** Prepares the page of a location once. */
export function prepareLocation(location: Location, queries: QueryClient): Promise<PageModule> {
  const known = preparing.get(location);
  if (known) return known;
  const pending = readable(preparePage(location, queries));
  preparing.set(location, pending);
  return pending;
}

/** A promise that `use` reads without waiting once it is settled. */
function readable<T>(promise: Promise<T>): Promise<T> {
  const settle = (result: object) => Object.assign(promise, result);
  promise.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return promise;
}

/** Loads a page's scripts and, for at most DATA_WAIT_MS, its data. */
export async function preparePage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queries: QueryClient,
): Promise<PageModule> {
  const { route, params } = matchRoute(pathname);
  const page = await loadPage(route);
  const pageData = page.loadData?.(queryFetcher(queries), { params, search: new URLSearchParams(search) });
  await Promise.all([pageData && Promise.race([pageData, dataTimeout()]), loadParts(page)]);
  return page;
}

/** Does not wait for cached data: the page shows it and refetches it by itself. */
function queryFetcher(queries: QueryClient): FetchQuery {
  return async (key, options) => {
    const pageQuery = query(key, options);
    // The section shows the cached error.
    return queries.getQueryData(pageQuery) ?? (await queries.query(pageQuery).catch(() => undefined));
  };
}

function dataTimeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, DATA_WAIT_MS);
  });
}
