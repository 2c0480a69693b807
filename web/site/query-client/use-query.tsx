import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { hashKey, type QueryClient, type QueryOptions } from './query-client.ts';

const QueryClientContext = createContext<QueryClient | null>(null);

export function QueryClientProvider({ client, children }: { client: QueryClient; children?: ReactNode }) {
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext);
  if (!client) throw new Error('There is no QueryClientProvider');
  return client;
}

interface MountOptions {
  /** Whether a failed query is fetched again. By default the client decides. */
  retryOnMount?: boolean | undefined;
  /** False while what the key depends on is not known. */
  enabled?: boolean | undefined;
}

interface HookOptions<T> extends QueryOptions<T>, MountOptions {
  /** Shows the data of the previous key while that of a new key loads. */
  keepsPreviousData?: boolean;
}

interface QueryResult<T> {
  data: T | undefined;
  error: Error | null;
  /** Neither data nor an error is there yet. */
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<void>;
}

/** The data of a query. Fetches it when the component mounts, unless it is there and fresh. */
export function useQuery<T>({ keepsPreviousData = false, retryOnMount, enabled, ...options }: HookOptions<T>) {
  const [found] = useQueries([options], { retryOnMount, enabled }) as [QueryResult<T>]; // one result for each query
  const previous = usePrevious(found.data);
  const isPlaceholderData = keepsPreviousData && found.isPending && previous !== undefined;
  const { data, isPending } = isPlaceholderData ? { data: previous, isPending: false } : found;
  return { ...found, data, isPending, isPlaceholderData };
}

/** Several queries, as `useQuery` reads one. */
export function useQueries<T>(
  list: QueryOptions<T>[],
  { retryOnMount, enabled = true }: MountOptions = {},
): QueryResult<T>[] {
  const client = useQueryClient();
  const hash = list.map(({ queryKey }) => hashKey(queryKey)).join();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = list.map(({ queryKey }) => client.subscribe(queryKey, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the keys
    [client, hash],
  );
  const revisions = () => list.map(({ queryKey }) => client.stateOf(queryKey).revision).join();
  useSyncExternalStore(subscribe, revisions, revisions);
  const refetch = async (query: QueryOptions<T>) => {
    await client.fetch(query).catch(() => undefined); // the state has the error
  };
  // Before the paint: an error that is about to be fetched again does not flash.
  useLayoutEffect(() => {
    const needed = enabled ? list.filter(({ queryKey }) => client.needsFetch(queryKey, retryOnMount)) : [];
    for (const query of needed) void refetch(query);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the keys
  }, [client, hash, enabled]);
  return list.map((query) => {
    const { presented: data, error, isFetching } = client.stateOf(query.queryKey);
    const isPending = data === undefined && error === null;
    return { data: data as T | undefined, error, isPending, isFetching, refetch: () => refetch(query) }; // the data of this key
  });
}

/** The last defined value. */
function usePrevious<T>(value: T | undefined): T | undefined {
  const [previous, setPrevious] = useState(value);
  if (value !== undefined && value !== previous) setPrevious(value);
  return previous;
}
