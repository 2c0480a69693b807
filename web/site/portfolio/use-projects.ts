import { useQueries, useQuery } from '#web/site/query-client/use-query.tsx';
import { query, type Reply } from '#web/api.ts';
import type { FetchQuery } from '../routes.ts';
import { listQuery, type ListAddress } from './list-address.ts';

type Projects = Reply<'GET /portfolio'>;

/** Loads the pages of a list up to that of the URL. The first one says how many there are. */
export async function loadProjects(fetchQuery: FetchQuery, address: ListAddress): Promise<void> {
  const first = await fetchQuery('GET /portfolio', { query: listQuery({ ...address, page: 1 }) });
  const others = laterPages(address, first?.totalPages);
  await Promise.all(others.map((page) => fetchQuery('GET /portfolio', { query: page })));
}

/** The projects of all pages up to that of the URL, in one list. While another filter loads, the previous list stays. */
export function useProjects(address: ListAddress) {
  const first = useQuery({
    ...query('GET /portfolio', { query: listQuery({ ...address, page: 1 }) }),
    keepsPreviousData: true,
  });
  const later = useQueries(
    laterPages(address, first.data?.totalPages).map((page) => query('GET /portfolio', { query: page })),
  );
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

function laterPages(address: ListAddress, totalPages = 1) {
  const count = Math.min(address.page, totalPages) - 1;
  return Array.from({ length: count }, (_, index) => listQuery({ ...address, page: index + 2 }));
}
