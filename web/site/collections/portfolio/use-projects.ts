import { useQueries, useQuery } from '#web/site/query-client/use-query.tsx';
import { query, type Reply } from '#web/api.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { FetchQuery } from '../../routes.ts';
import { listQuery, type ListAddress } from './list-address.ts';

type Projects = Reply<'GET /portfolio'>;

/** The pages that are shown together in a browser with scripts. Without them, each page of the list is a step. */
const PAGES_TOGETHER = 5;

/** Loads the pages of a list up to that of the URL. The first one says how many there are. */
export async function loadProjects(fetchQuery: FetchQuery, address: ListAddress): Promise<void> {
  const first = await fetchQuery('GET /portfolio', { query: listQuery({ ...address, page: 1 }) });
  const others = laterPages(address, Math.min(address.page, first?.totalPages ?? 1));
  await Promise.all(others.map((page) => fetchQuery('GET /portfolio', { query: page })));
}

/**
 * The projects of the first pages and of those up to that of the URL. While another filter loads, the previous list
 * stays.
 */
export function useProjects(address: ListAddress) {
  const isHydrated = useHydrated();
  const first = useQuery({
    ...query('GET /portfolio', { query: listQuery({ ...address, page: 1 }) }),
    keepsPreviousData: true,
  });
  const wanted = isHydrated ? Math.max(address.page, PAGES_TOGETHER) : address.page;
  const last = Math.min(wanted, first.data?.totalPages ?? 1);
  const later = useQueries(laterPages(address, last).map((page) => query('GET /portfolio', { query: page })));
  const pages = [first, ...later];
  const failed = pages.find(({ error }) => error);
  const data: Projects | undefined = first.data && {
    ...first.data,
    items: pages.flatMap((page) => page.data?.items ?? []),
  };
  return {
    data,
    error: failed?.error ?? null,
    isFetching: pages.some((page) => page.isFetching),
    isOld: first.isPlaceholderData,
    refetch: () => void failed?.refetch(),
  };
}

/** The queries of the pages from the second one to the `last`. */
function laterPages(address: ListAddress, last: number) {
  return Array.from({ length: last - 1 }, (_, index) => listQuery({ ...address, page: index + 2 }));
}
