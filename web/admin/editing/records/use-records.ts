import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NEW, type Listed, type RecordKind, type RecordPage, type Stored } from './record-kind.ts';

/** The list of a kind as far as it is loaded. */
export function useRecords<L extends Listed, R extends Stored & L>(
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
    // A record that came in meanwhile pushes others to the next page, where they would stand twice.
    const known = new Map<string, L>();
    for (const item of data?.pages.flatMap(({ items }) => items) ?? []) known.set(item._id, item);
    return [...known.values()];
  }, [data]);
  const last = data?.pages.at(-1);
  return { ...state, records, total: last?.total ?? 0, statuses: data?.pages[0]?.statuses };
}

/** One record by its id, all of it. */
export function useRecord<L extends Listed, R extends Stored & L>(kind: RecordKind<L, R>, id: string) {
  return useQuery({
    queryKey: oneKey(kind, id),
    queryFn: () => kind.read(id),
    enabled: id !== NEW,
  });
}

/** What a save or a deletion changes in what is shown. */
export function useRecordCache<L extends Listed, R extends Stored & L>(kind: RecordKind<L, R>) {
  const client = useQueryClient();
  return useMemo(() => {
    function changeLines(change: (line: L) => L[]) {
      client.setQueriesData<InfiniteData<RecordPage<L>>>(
        { queryKey: [kind.key, 'list'] },
        (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })) }, // prettier-ignore
      );
    }
    /** Asks anew for lists and counts, and for open records only where they may have changed too. */
    function refresh(what: 'lists' | 'all' = 'lists') {
      return client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === kind.key && (what === 'all' || queryKey[1] !== 'one'),
      });
    }
    return {
      /** The record as it is known here. */
      one: (id: string) => client.getQueryData<R>(oneKey(kind, id)),
      keep(record: R): R {
        client.setQueryData(oneKey(kind, record._id), record);
        changeLines((line) => [line._id === record._id ? record : line]);
        void refresh();
        return record;
      },
      drop(id: string) {
        client.removeQueries({ queryKey: oneKey(kind, id) });
        changeLines((line) => (line._id === id ? [] : [line]));
        void refresh();
      },
      /** Shows the whole list in another order. */
      arrange(ids: readonly string[]) {
        const places = new Map(ids.map((id, place) => [id, place]));
        const placeOf = ({ _id }: L) => places.get(_id) ?? ids.length;
        client.setQueryData<InfiniteData<RecordPage<L>>>([kind.key, 'list', { q: '', status: '' }], (data) => {
          const [first, ...others] = data?.pages ?? [];
          if (!data || !first) return data;
          const items = data.pages.flatMap((page) => page.items).toSorted((a, b) => placeOf(a) - placeOf(b));
          return { ...data, pages: [{ ...first, items }, ...others.map((page) => ({ ...page, items: [] }))] };
        });
      },
      refresh,
    };
  }, [client, kind]);
}

function oneKey<L extends Listed, R extends Stored & L>(kind: RecordKind<L, R>, id: string) {
  return [kind.key, 'one', id] as const;
}
