import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { saved, saveFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { IN_BIN } from '#web/admin/shell/in-bin.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';

const PAGE_SIZE = 100;
const REFRESH_MS = 60_000;

/** What visitors send in, with a status that staff set. */
export interface Arrived {
  _id: string;
  status: string;
  createdAt: string;
  /** Marked as probably not meant seriously, and why. */
  isSuspect: boolean;
  suspicions: string[];
}

/** Which of them are meant; '' for any. The days are those of this computer's clock. */
export interface Filter {
  q: string;
  status: string;
  from: string;
  to: string;
}
export const everything: Filter = { q: '', status: '', from: '', to: '' };

/** How many there are in `all` and of each status. */
export type Counts = Record<string, number>;

/** The calls of one kind. */
export interface InboxCalls<T extends Arrived> {
  /** The first part of every key in the cache. */
  name: string;
  list: (page: Filter & { limit: number; before: string }, signal: AbortSignal) => Promise<T[]>;
  count: (filter: Filter, signal: AbortSignal) => Promise<Counts>;
  get: (id: string, signal: AbortSignal) => Promise<T>;
  setStatus: (id: string, status: T['status']) => Promise<T>;
  setSuspect: (id: string, isSuspect: boolean) => Promise<T>;
  remove: (id: string) => Promise<unknown>;
}

interface ListPage<T> {
  items: T[];
  /** Where older ones begin; kept beside the items, because deleting shortens them. */
  next: string | undefined;
}

interface ListState<T> {
  items: T[];
  isPending: boolean;
}

interface StatusChange<T extends Arrived> {
  record: T;
  status: T['status'];
  /** Without a notice: nobody chose the status, it follows from what was done. */
  isQuiet?: boolean;
}

export type Inbox<T extends Arrived> = ReturnType<typeof openInbox<T>>;

/** Reading and changing what arrived, newest first, as much of it as was scrolled to. */
export function openInbox<T extends Arrived>(calls: InboxCalls<T>) {
  const allPages = [calls.name, 'pages'];
  const allCounts = [calls.name, 'counts'];

  const pages = (filter: Filter) =>
    infiniteQueryOptions({
      queryKey: [...allPages, filter],
      queryFn: async ({ pageParam, signal }): Promise<ListPage<T>> => {
        const items = await calls.list({ ...filter, limit: PAGE_SIZE, before: pageParam }, signal);
        return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?._id };
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      // What is new arrives by itself, as long as that costs one page.
      refetchInterval: (query) => isOnePage(query) && REFRESH_MS,
      refetchOnWindowFocus: isOnePage,
      refetchOnMount: isOnePage,
    });

  const counts = (filter: Filter) =>
    queryOptions({
      queryKey: [...allCounts, { ...filter, status: '' }],
      queryFn: ({ signal }) => calls.count(filter, signal),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    });

  /** One by itself; null once it was deleted here. */
  const one = (id: string) =>
    queryOptions({
      queryKey: [calls.name, 'one', id],
      queryFn: ({ signal }): Promise<T | null> => calls.get(id, signal),
      staleTime: Infinity,
    });

  /** Sets the status at once and takes it back where the server refuses. One change after the other. */
  const setStatusOn = (client: QueryClient) =>
    mutationOptions({
      mutationKey: [calls.name, 'status'],
      scope: { id: `${calls.name} status` },
      mutationFn: ({ record, status }: StatusChange<T>) => calls.setStatus(record._id, status),
      onMutate: async ({ record, status }) => {
        await client.cancelQueries({ queryKey: allPages });
        change(client, record._id, (shown) => ({ ...shown, status }));
      },
      onSuccess: (record, { isQuiet }) => {
        // A status chosen meanwhile is shown already, and saved next.
        const isLast = client.isMutating({ mutationKey: [calls.name, 'status'] }) <= 1;
        change(client, record._id, (shown) => (isLast ? record : { ...record, status: shown.status }));
        if (isLast && !isQuiet) notifyDone(saved.updated);
        return recount(client);
      },
      onError: (error, { record }) => {
        change(client, record._id, (shown) => ({ ...shown, status: record.status }));
        notifyFailed(messageOf(error, saveFailed.update));
        void client.invalidateQueries({ queryKey: allPages });
      },
    });

  /** Marks one as spam, or says that it is none. */
  const setSuspectOn = (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ _id, isSuspect }: T) => calls.setSuspect(_id, !isSuspect),
      onSuccess: (record) => {
        change(client, record._id, () => record);
        notifyDone(saved.updated);
        return recount(client);
      },
      onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
    });

  /** Deletes on the server, then from what is shown. */
  const deleteOn = (client: QueryClient) =>
    mutationOptions({
      mutationFn: (record: T) => calls.remove(record._id),
      onSuccess: (_said, record) => {
        change(client, record._id, () => null);
        client.setQueryData(one(record._id).queryKey, null);
        notifyDone(saved.deleted, IN_BIN);
        return recount(client);
      },
      onError: (error) => {
        notifyFailed(messageOf(error, saveFailed.delete));
        void client.invalidateQueries({ queryKey: allPages });
      },
    });

  /** Lists of another filter are read anew when they are looked at; the one in sight stays, or rows would jump away. */
  function recount(client: QueryClient): Promise<void> {
    client.removeQueries({ queryKey: allPages, type: 'inactive' });
    return client.invalidateQueries({ queryKey: allCounts });
  }

  function change(client: QueryClient, id: string, to: (record: T) => T | null): void {
    const changed = (record: T) => (record._id === id ? (to(record) ?? []) : record);
    client.setQueriesData<InfiniteData<ListPage<T>, string>>({ queryKey: allPages }, (data) => {
      return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(changed) })) };
    });
    client.setQueryData(one(id).queryKey, (record) => record && to(record));
  }

  return { pages, counts, one, setStatusOn, setSuspectOn, deleteOn };
}

/** Those loaded so far, newest first. */
export function useArrived<T extends Arrived>(inbox: Inbox<T>, filter: Filter = everything) {
  const { data, ...state } = useInfiniteQuery(inbox.pages(filter));
  return { ...state, items: data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** How many there are of each status, among those that fit the words and days. */
export function useCounts<T extends Arrived>(inbox: Inbox<T>, filter: Filter = everything): Counts | undefined {
  return useQuery(inbox.counts(filter)).data;
}

/** The record that is open: from the list, or by itself where the list does not reach it. */
export function useOpen<T extends Arrived>(inbox: Inbox<T>, id: string, { items, isPending }: ListState<T>) {
  const listed = items.find(({ _id }) => _id === id);
  const { data, error } = useQuery({ ...inbox.one(id), enabled: id !== '' && !isPending && !listed });
  if (id === '') return { open: undefined, error: null };
  return { open: listed ?? data ?? undefined, error: listed ? null : error };
}

export function useSetStatus<T extends Arrived>(inbox: Inbox<T>) {
  return useMutation(inbox.setStatusOn(useQueryClient()));
}

export function useSetSuspect<T extends Arrived>(inbox: Inbox<T>) {
  return useMutation(inbox.setSuspectOn(useQueryClient()));
}

export function useRemove<T extends Arrived>(inbox: Inbox<T>) {
  return useMutation(inbox.deleteOn(useQueryClient()));
}

function isOnePage({ state }: { state: { data?: { pages: unknown[] } | undefined } }): boolean {
  return (state.data?.pages.length ?? 0) <= 1;
}
