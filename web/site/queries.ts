import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import type { FailureBody } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 500;

/** The page's content store in the browser: what the page brought along counts as fresh for a minute. */
export function createBrowserQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // What the page brought along waits for parts that come alive when they are reached, however late.
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        // A section that failed on the server shows that first; see `settle`.
        retryOnMount: false,
        // Once, and soon: a visitor should not look at 'Loading…' for what will not come.
        retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status < 500),
        retryDelay: RETRY_MS,
      },
    },
  });
}

/** Once one has gone to another page, a section that failed is tried again whenever it is entered anew. */
export function retryFailedOnMount(client: QueryClient): void {
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retryOnMount: true } });
}

/** The content store of one request on the server. */
export function createServerQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryOnMount: false } },
  });
}

interface StoredError {
  status: number;
  body: FailureBody;
}

/** Everything loaded, and what failed with its words, as plain JSON. */
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
    // The page was made once for everybody, perhaps long ago, and is right as it comes.
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
