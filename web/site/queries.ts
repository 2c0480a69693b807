import { hashKey, hydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { FailureBody } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 500;

/** The browser's query client. All data, also that from the server's HTML, is fresh for one minute. */
export function createBrowserQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Data from the server's HTML must wait for parts that hydrate late.
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        // A section that failed on the server shows its error first; see `retryFailedOnMount`.
        retryOnMount: false,
        // One retry, soon: visitors should not wait long for content that will not come.
        retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status < 500),
        retryDelay: RETRY_MS,
      },
    },
  });
}

/** After the first navigation, a failed section retries each time it mounts. */
export function retryFailedOnMount(client: QueryClient): void {
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryOnMount: true } });
}

/** The query client of one request on the server. */
export function createServerQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryOnMount: false } },
  });
}

interface StoredError {
  status: number;
  body: FailureBody;
}

/** A query with its data, or with the error in place of it. */
export type StoredQuery = [key: QueryKey, data: unknown, error?: StoredError];

/** All data and errors, as plain JSON without times: equal content gives equal JSON. */
export function serializeQueries(client: QueryClient): StoredQuery[] {
  const found = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' });
  return found.map(({ queryKey, state: { data, error } }) =>
    error ? [queryKey, null, serializeError(error)] : [queryKey, data],
  );
}

/** The server keeps the page correct, so its data counts as fetched now. */
export function restoreQueries(client: QueryClient, stored: StoredQuery[]): void {
  const now = Date.now();
  const queries = stored.map(([queryKey, data, error]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: now,
    state: {
      data: error ? undefined : data,
      dataUpdateCount: 0,
      dataUpdatedAt: error ? 0 : now,
      error: error ? new ApiError(error.status, error.body) : null,
      errorUpdateCount: 0,
      errorUpdatedAt: error ? now : 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: error ? ('error' as const) : ('success' as const),
      fetchStatus: 'idle' as const,
    },
  }));
  hydrate(client, { queries, mutations: [] });
}

function serializeError(error: Error): StoredError {
  if (!(error instanceof ApiError)) return { status: 500, body: { code: 'unexpected', message: '' } };
  const { status, code, message, movedTo } = error;
  return { status, body: { code, message, ...(movedTo === '' && { isGone: true }) } };
}
