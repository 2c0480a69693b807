import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { NEW_ID, type ListedRecord, type RecordKind, type RecordPage, type StoredRecord } from './record-kind.ts';

/** The list of a kind as far as it is loaded. */
export function useRecords<L extends ListedRecord, R extends StoredRecord & L>(
  kind: RecordKind<L, R>,
  { q, status }: { q: string; status: string },
) {
  const { data, ...state } = useInfiniteQuery({
    queryKey: [kind.key, 'list', { q, status }],
    queryFn: ({ pageParam, signal }) => kind.list({ q, status, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const records = useMemo(() => {
    // A record added meanwhile shifts others to the next page, where they would appear twice.
    const known = new Map<string, L>();
    for (const item of data?.pages.flatMap(({ items }) => items) ?? []) known.set(item._id, item);
    return [...known.values()];
  }, [data]);
  const last = data?.pages.at(-1);
  return { ...state, records, total: last?.total ?? 0, statuses: data?.pages[0]?.statuses };
}

/** Whether there is no record at all. */
export function useIsEmpty<L extends ListedRecord, R extends StoredRecord & L>(
  kind: RecordKind<L, R>,
  filter: { q: string; status: string; isFiltered: boolean },
): boolean {
  const { records, isSuccess } = useRecords(kind, filter);
  return isSuccess && records.length === 0 && !filter.isFiltered;
}

/** One complete record by its id. */
export function useRecord<L extends ListedRecord, R extends StoredRecord & L>(kind: RecordKind<L, R>, id: string) {
  return useQuery({
    queryKey: recordKey(kind, id),
    queryFn: () => kind.read(id),
    enabled: id !== NEW_ID,
  });
}

/** Updates the cache after a save or deletion. */
export function useRecordCache<L extends ListedRecord, R extends StoredRecord & L>(kind: RecordKind<L, R>) {
  const client = useQueryClient();
  return useMemo(() => {
    function changeLines(change: (line: L) => L[]) {
      client.setQueriesData<InfiniteData<RecordPage<L>>>(
        { queryKey: [kind.key, 'list'] },
        (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })) }, // prettier-ignore
      );
    }
    /** Refetches lists and counts. Refetches open records only if they may have changed too. */
    async function refresh(what: 'lists' | 'all' = 'lists') {
      const predicate = ({ queryKey }: Query) => queryKey[0] === kind.key && (what === 'all' || queryKey[1] !== 'one');
      // The first load of a list may have begun before the change. To invalidate would not start it again.
      await client.cancelQueries({ predicate });
      await client.invalidateQueries({ predicate });
    }
    return {
      /** The cached record. */
      one: (id: string) => client.getQueryData<R>(recordKey(kind, id)),
      keep(record: R): R {
        client.setQueryData(recordKey(kind, record._id), record);
        changeLines((line) => [line._id === record._id ? record : line]);
        void refresh();
        return record;
      },
      drop(id: string) {
        client.removeQueries({ queryKey: recordKey(kind, id) });
        changeLines((line) => (line._id === id ? [] : [line]));
        void refresh();
      },
      /** Shows the whole list in another order. */
      arrange(ids: readonly string[]) {
        const positions = new Map(ids.map((id, position) => [id, position]));
        const positionOf = ({ _id }: L) => positions.get(_id) ?? ids.length;
        client.setQueryData<InfiniteData<RecordPage<L>>>([kind.key, 'list', { q: '', status: '' }], (data) => {
          const [first, ...others] = data?.pages ?? [];
          if (!data || !first) return data;
          const items = data.pages.flatMap((page) => page.items).toSorted((a, b) => positionOf(a) - positionOf(b));
          return { ...data, pages: [{ ...first, items }, ...others.map((page) => ({ ...page, items: [] }))] };
        });
      },
      refresh,
    };
  }, [client, kind]);
}

function recordKey<L extends ListedRecord, R extends StoredRecord & L>(kind: RecordKind<L, R>, id: string) {
  return [kind.key, 'one', id] as const;
}
