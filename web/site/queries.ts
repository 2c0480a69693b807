import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
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

/** All data and errors, as plain JSON. */
export function serializeQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    shouldDehydrateMutation: () => false,
  });
  for (const { state: query } of state.queries) {
    if (query.error) Object.assign(query, { error: serializeError(query.error), fetchFailureReason: null });
  }
  return state;
}

export function restoreQueries(client: QueryClient, state: DehydratedState): void {
  for (const { state: query } of state.queries) {
    if (query.error) query.error = deserializeError(query.error);
    // The HTML may come from a cache. The server keeps that cache correct, so the data counts as fetched now.
    if (query.data !== undefined) query.dataUpdatedAt = Date.now();
  }
  hydrate(client, state);
}

function serializeError(error: Error): StoredError {
  if (!(error instanceof ApiError)) return { status: 500, body: { code: 'unexpected', message: '' } };
  const { status, code, message, movedTo } = error;
  return { status, body: { code, message, ...(movedTo === '' && { isGone: true }) } };
}

function deserializeError(stored: Error | StoredError): Error {
  return stored instanceof Error ? stored : new ApiError(stored.status, stored.body);
}
