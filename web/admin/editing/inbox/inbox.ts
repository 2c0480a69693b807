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
import type { TrashKind } from '#contract/kinds.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';

const PAGE_SIZE = 100;
const REFRESH_MS = 60_000;

/** Something a visitor sent, with a status set by staff. */
export interface InboxItem {
  _id: string;
  status: string;
  createdAt: string;
  /** Whether it was marked as spam, and why. */
  isSuspect: boolean;
  suspicions: string[];
}

/** The filters; '' for any. Days are in the local time zone. */
export interface InboxFilter {
  q: string;
  status: string;
  from: string;
  to: string;
  /** Filters of this inbox alone, by their name in the address. */
  more?: Readonly<Record<string, string>>;
}
export const NO_FILTER: InboxFilter = { q: '', status: '', from: '', to: '' };

/** The number of items in `all` and per status. */
export type StatusCounts = Record<string, number>;

/** The API calls of one kind of item. */
export interface InboxCalls<T extends InboxItem> {
  /** The first part of every cache key, and the kind in the bin. */
  name: TrashKind | 'enquiries';
  list: (page: InboxFilter & { limit: number; before: string }, signal: AbortSignal) => Promise<T[]>;
  count: (filter: InboxFilter, signal: AbortSignal) => Promise<StatusCounts>;
  get: (id: string, signal: AbortSignal) => Promise<T>;
  setStatus: (id: string, status: T['status']) => Promise<T>;
  setSuspect: (id: string, isSuspect: boolean) => Promise<T>;
  remove: (record: T) => Promise<unknown>;
  /** The kind of a deleted item in the bin; without it, the name. */
  binKind?: (record: T) => TrashKind;
}

interface ListPage<T> {
  items: T[];
  /** Cursor of the next page. Kept beside the items, because deleting shortens them. */
  next: string | undefined;
}

interface ListState<T> {
  items: T[];
  isPending: boolean;
}

interface StatusChange<T extends InboxItem> {
  record: T;
  status: T['status'];
  /** No notice, because the status follows from another action. */
  isQuiet?: boolean;
}

export type Inbox<T extends InboxItem> = ReturnType<typeof openInbox<T>>;

/** Reads and changes a list of items, newest first, as far as the user has scrolled. */
export function openInbox<T extends InboxItem>(calls: InboxCalls<T>) {
  const queries = inboxQueries(calls);
  const cache = inboxCache(calls.name, queries);
  return { ...queries, ...inboxMutations(calls, cache), cache };
}

function inboxQueries<T extends InboxItem>(calls: InboxCalls<T>) {
  const pages = (filter: InboxFilter) =>
    infiniteQueryOptions({
      queryKey: [calls.name, 'pages', filter],
      queryFn: async ({ pageParam, signal }): Promise<ListPage<T>> => {
        const items = await calls.list({ ...filter, limit: PAGE_SIZE, before: pageParam }, signal);
        return { items, next: items.length < PAGE_SIZE ? undefined : items.at(-1)?._id };
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      // Polls for new items while the list is only one page.
      refetchInterval: (query) => isSinglePage(query) && REFRESH_MS,
      refetchOnWindowFocus: isSinglePage,
      refetchOnMount: isSinglePage,
    });

  const counts = (filter: InboxFilter) =>
    queryOptions({
      queryKey: [calls.name, 'counts', { ...filter, status: '' }],
      queryFn: ({ signal }) => calls.count(filter, signal),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    });

  /** A single item; null once it was deleted here. */
  const one = (id: string) =>
    queryOptions({
      queryKey: [calls.name, 'one', id],
      queryFn: ({ signal }): Promise<T | null> => calls.get(id, signal),
      staleTime: Infinity,
    });

  return { pages, counts, one };
}

/** Updates the cached lists, counts and items of an inbox. */
function inboxCache<T extends InboxItem>(name: string, queries: ReturnType<typeof inboxQueries<T>>) {
  const pagesKey = [name, 'pages'];
  return {
    pagesKey,

    /**
     * Refetches lists with other filters when they are next shown. The visible list stays, because its rows would jump.
     */
    refresh(client: QueryClient): Promise<void> {
      client.removeQueries({ queryKey: pagesKey, type: 'inactive' });
      return client.invalidateQueries({ queryKey: [name, 'counts'] });
    },

    /** Changes an item in every loaded list and in its own query. Null removes it. */
    update(client: QueryClient, id: string, to: (record: T) => T | null): void {
      const changed = (record: T) => (record._id === id ? (to(record) ?? []) : record);
      client.setQueriesData<InfiniteData<ListPage<T>, string>>({ queryKey: pagesKey }, (data) => {
        return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(changed) })) };
      });
      client.setQueryData(queries.one(id).queryKey, (record) => record && to(record));
    },
  };
}

function inboxMutations<T extends InboxItem>(calls: InboxCalls<T>, cache: ReturnType<typeof inboxCache<T>>) {
  const statusKey = [calls.name, 'status'];
  const statusScope = { id: `${calls.name} status` };

  /** Sets the status at once and reverts it if the server refuses. Changes run one after the other. */
  const setStatusOn = (client: QueryClient) =>
    mutationOptions({
      mutationKey: statusKey,
      scope: statusScope,
      mutationFn: ({ record, status }: StatusChange<T>) => calls.setStatus(record._id, status),
      onMutate: async ({ record, status }) => {
        await client.cancelQueries({ queryKey: cache.pagesKey });
        cache.update(client, record._id, (shown) => ({ ...shown, status }));
      },
      onSuccess: (record, { isQuiet }) => {
        // A status chosen meanwhile is already shown and saved next.
        const isLast = client.isMutating({ mutationKey: statusKey }) <= 1;
        cache.update(client, record._id, (shown) => (isLast ? record : { ...record, status: shown.status }));
        if (isLast && !isQuiet) notifyDone(saved.updated);
        return cache.refresh(client);
      },
      onError: (error, { record }) => {
        cache.update(client, record._id, (shown) => ({ ...shown, status: record.status }));
        notifyFailed(messageOf(error, saveFailed.update));
        void client.invalidateQueries({ queryKey: cache.pagesKey });
      },
    });

  /** Marks an item as spam, or as not spam. */
  const toggleSpamOn = (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ _id, isSuspect }: T) => calls.setSuspect(_id, !isSuspect),
      onSuccess: (record) => {
        cache.update(client, record._id, () => record);
        notifyDone(saved.updated);
        return cache.refresh(client);
      },
      onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
    });

  /** Deletes on the server, then in the cache. */
  const deleteOn = (client: QueryClient) =>
    mutationOptions({
      mutationFn: (record: T) => calls.remove(record),
      onSuccess: (_said, record) => {
        cache.update(client, record._id, () => null);
        client.setQueryData([calls.name, 'one', record._id], null);
        return cache.refresh(client);
      },
      onError: (error) => {
        notifyFailed(messageOf(error, saveFailed.delete));
        void client.invalidateQueries({ queryKey: cache.pagesKey });
      },
    });

  /** Restores a deleted item from the bin. */
  const restoreOn = async (client: QueryClient, record: T) => {
    const { _id: id } = record;
    try {
      const kind = calls.binKind?.(record) ?? calls.name;
      await call('POST /trash/:kind/:id/restore', { params: { kind: kind as TrashKind, id } });
      client.removeQueries({ queryKey: [calls.name, 'one', id] });
    } catch (error) {
      notifyFailed(messageOf(error, commonTexts.itCouldNotBeRestored));
    }
    // A restore affects many screens.
    await client.invalidateQueries();
  };

  return { statusKey, statusScope, setStatusOn, toggleSpamOn, deleteOn, restoreOn };
}

/** The items loaded so far, newest first. */
export function useInboxList<T extends InboxItem>(inbox: Inbox<T>, filter: InboxFilter = NO_FILTER) {
  const { data, ...state } = useInfiniteQuery(inbox.pages(filter));
  return { ...state, items: data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** The number of items per status that match the search and the period. */
export function useCounts<T extends InboxItem>(
  inbox: Inbox<T>,
  filter: InboxFilter = NO_FILTER,
): StatusCounts | undefined {
  return useQuery(inbox.counts(filter)).data;
}

/** The open item: from the list, or fetched by id if the list does not contain it. */
export function useOpenItem<T extends InboxItem>(inbox: Inbox<T>, id: string, { items, isPending }: ListState<T>) {
  const listed = items.find(({ _id }) => _id === id);
  const { data, error } = useQuery({ ...inbox.one(id), enabled: id !== '' && !isPending && !listed });
  if (id === '') return { open: undefined, error: null };
  return { open: listed ?? data ?? undefined, error: listed ? null : error };
}

export function useSetStatus<T extends InboxItem>(inbox: Inbox<T>) {
  return useMutation(inbox.setStatusOn(useQueryClient()));
}

export function useToggleSpam<T extends InboxItem>(inbox: Inbox<T>) {
  return useMutation(inbox.toggleSpamOn(useQueryClient()));
}

export function useDeleteItem<T extends InboxItem>(inbox: Inbox<T>) {
  return useMutation(inbox.deleteOn(useQueryClient()));
}

/** The function works after the row is gone. */
export function useRestoreItem<T extends InboxItem>(inbox: Inbox<T>) {
  const client = useQueryClient();
  return (record: T) => inbox.restoreOn(client, record);
}

function isSinglePage({ state }: { state: { data?: { pages: unknown[] } | undefined } }): boolean {
  return (state.data?.pages.length ?? 0) <= 1;
}
