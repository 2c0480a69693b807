export type QueryKey = readonly unknown[];

/** A query: its key, and how to fetch its data. `query` in `web/api.ts` makes one from a call of the API. */
export interface QueryOptions<T> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

export interface QueryState {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** The data as components show it. */
  readonly presented: unknown;
  /** The error of the last fetch. Null while a query without data is fetched again. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** The time of the data in ms since 1970. */
  readonly updatedAt: number;
  /** Grows with each change. */
  readonly revision: number;
}

interface Query {
  /** Replaced with each change. */
  state: QueryState;
  listeners: Set<() => void>;
  /** The current fetch. */
  fetching: { promise: Promise<unknown>; controller: AbortController } | null;
  /** Keeps its data for good. */
  isPinned: boolean;
}

interface ClientOptions {
  /** Makes what components show from the data. It is called once for each change of the data, which itself stays. */
  present?: (data: unknown) => unknown;
  /** How long data counts as fresh, in ms. */
  staleTime?: number;
  /** Whether to fetch once more after this error. */
  retries?: (error: unknown) => boolean;
  retryDelay?: number;
  /** Whether a failed query is fetched again when a component that shows it mounts. */
  retryOnMount?: boolean;
}

/** The responses of API calls by key, with their errors. Components read them with `useQuery`. */
export class QueryClient {
  retryOnMount: boolean;
  readonly #queries = new Map<string, Query>();
  readonly #present: (data: unknown) => unknown;
  readonly #staleTime: number;
  readonly #retries: (error: unknown) => boolean;
  readonly #retryDelay: number;

  constructor({
    present = (data) => data,
    staleTime = 0,
    retries = () => false,
    retryDelay = 0,
    retryOnMount = true,
  }: ClientOptions = {}) {
    this.#present = present;
    this.#staleTime = staleTime;
    this.#retries = retries;
    this.#retryDelay = retryDelay;
    this.retryOnMount = retryOnMount;
  }

  /** All queries that have data or an error. */
  settled(): QueryState[] {
    const states = [...this.#queries.values()].map(({ state }) => state);
    return states.filter(({ data, error }) => data !== undefined || error !== null);
  }

  stateOf(key: QueryKey): QueryState {
    return this.#at(key).state;
  }

  getQueryData<T>({ queryKey }: QueryOptions<T>): T | undefined {
    return this.stateOf(queryKey).data as T | undefined; // the key's own data
  }

  setQueryData(key: QueryKey, data: unknown): void {
    this.#change(this.#at(key), { data, error: null, updatedAt: Date.now() });
  }

  setQueryError(key: QueryKey, error: Error): void {
    this.#change(this.#at(key), { data: undefined, error });
  }

  /** Sets data that no response replaces. */
  pinQueryData(key: QueryKey, data: unknown): void {
    const query = this.#at(key);
    query.isPinned = true;
    query.fetching?.controller.abort();
    query.fetching = null;
    this.#change(query, { data, error: null, isFetching: false });
  }

  subscribe(key: QueryKey, listener: () => void): () => void {
    const { listeners } = this.#at(key);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Whether a component that shows the query fetches it when it mounts. */
  needsFetch(key: QueryKey, retryOnMount = this.retryOnMount): boolean {
    const { state, isPinned } = this.#at(key);
    if (isPinned || state.isFetching) return false;
    if (state.data === undefined) return state.error === null || retryOnMount;
    return !this.#isFresh(state);
  }

  /** The data if it is fresh, else fetches it. */
  async query<T>(options: QueryOptions<T>): Promise<T> {
    const { state, isPinned } = this.#at(options.queryKey);
    if (state.data !== undefined && (isPinned || this.#isFresh(state))) return state.data as T; // the key's own data
    return this.fetch(options);
  }

  /** Fetches a query. Concurrent fetches are one. */
  async fetch<T>(options: QueryOptions<T>): Promise<T> {
    const query = this.#at(options.queryKey);
    if (query.fetching) return query.fetching.promise as Promise<T>; // the same key has the same data
    const controller = new AbortController();
    const promise = this.#load(options, controller.signal);
    query.fetching = { promise, controller };
    this.#change(query, { isFetching: true, ...(query.state.data === undefined && { error: null }) });
    const isCurrent = () => query.fetching?.controller === controller;
    try {
      const data = await promise;
      if (isCurrent())
        this.#settle(query, { data: sameOr(query.state.data, data), error: null, updatedAt: Date.now() });
      return data;
    } catch (error) {
      if (isCurrent()) this.#settle(query, { error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
  }

  async #load<T>({ queryFn }: QueryOptions<T>, signal: AbortSignal): Promise<T> {
    try {
      return await queryFn({ signal });
    } catch (error) {
      if (signal.aborted || !this.#retries(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, this.#retryDelay);
      });
      return queryFn({ signal });
    }
  }

  #isFresh({ updatedAt }: QueryState): boolean {
    return Date.now() - updatedAt < this.#staleTime;
  }

  #at(key: QueryKey): Query {
    const hash = hashKey(key);
    const known = this.#queries.get(hash);
    if (known) return known;
    const state = {
      queryKey: key,
      data: undefined,
      presented: undefined,
      error: null,
      isFetching: false,
      updatedAt: 0,
      revision: 0,
    };
    const query = { state, listeners: new Set<() => void>(), fetching: null, isPinned: false };
    this.#queries.set(hash, query);
    return query;
  }

  #settle(query: Query, change: Partial<QueryState>): void {
    query.fetching = null;
    this.#change(query, { ...change, isFetching: false });
  }

  #change(query: Query, change: Partial<QueryState>): void {
    const { state } = query;
    const data = 'data' in change ? change.data : state.data;
    const presented = data === state.data ? state.presented : this.#present(data);
    query.state = { ...state, ...change, presented, revision: state.revision + 1 };
    for (const listener of query.listeners) listener();
  }
}

const hashes = new WeakMap<QueryKey, string>();

/** The key as text. The order of parameters does not matter. */
export function hashKey(key: QueryKey): string {
  const hash = hashes.get(key) ?? JSON.stringify(key.map(inOrder));
  hashes.set(key, hash);
  return hash;
}

function inOrder(part: unknown): unknown {
  return typeof part === 'object' && part !== null
    ? Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : part;
}

/** The old object if the new one says the same, so that nothing is rendered again. */
function sameOr<T>(old: unknown, data: T): T {
  return JSON.stringify(old) === JSON.stringify(data) ? (old as T) : data; // the same content
}
