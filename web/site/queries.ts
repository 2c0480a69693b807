import type { FailureBody } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';
import { QueryClient, type QueryKey } from '#web/site/query-client/query-client.ts';
import { typesetContent } from './typeset-content.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 500;

/** The browser's query client. All data, also that of the served page, is fresh for one minute. */
export function createBrowserQueries(): QueryClient {
  return new QueryClient({
    present: typesetContent,
    staleTime: FRESH_MS,
    // A section that failed on the server shows its error first; see `prepare.ts`.
    retryOnMount: false,
    // One retry, soon: visitors should not wait long for content that will not come.
    retries: (error) => !(error instanceof ApiError && error.status < 500),
    retryDelay: RETRY_MS,
  });
}

/** The query client of one request on the server. */
export function createServerQueries(): QueryClient {
  return new QueryClient({ present: typesetContent, staleTime: Infinity, retryOnMount: false });
}

interface StoredError {
  status: number;
  body: FailureBody;
}

/** A query with its data, or with the error in place of it. */
export type StoredQuery = [key: QueryKey, data: unknown, error?: StoredError];

/** All data and errors, as plain JSON without times: equal content gives equal JSON. */
export function serializeQueries(client: QueryClient): StoredQuery[] {
  return client
    .settled()
    .map(({ queryKey, data, error }) => (error ? [queryKey, null, serializeError(error)] : [queryKey, data]));
}

/** The server keeps the page correct, so its data counts as fetched now. */
export function restoreQueries(client: QueryClient, stored: StoredQuery[]): void {
  for (const [key, data, error] of stored) {
    if (error) client.setQueryError(key, new ApiError(error.status, error.body));
    else client.setQueryData(key, data);
  }
}

function serializeError(error: Error): StoredError {
  if (!(error instanceof ApiError)) return { status: 500, body: { code: 'unexpected', message: '' } };
  const { status, code, message, movedTo } = error;
  return { status, body: { code, message, ...(movedTo === '' && { isGone: true }) } };
}
