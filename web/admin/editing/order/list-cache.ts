import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api.ts';

interface HasId {
  _id: string;
}

export type ListCache<T extends HasId> = ReturnType<typeof listCache<T>>;

/** Updates a completely loaded list in the cache after saving, deleting and reordering. */
export function listCache<T extends HasId>(
  client: QueryClient,
  queryKey: readonly unknown[],
  load: () => Promise<T[]>,
) {
  const change = (to: (records: T[]) => T[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (records) => records && to(records));
    // The record's own form fetches it separately and must not start with the old version.
    client.removeQueries({ queryKey: [queryKey[0], 'one'] });
  };
  return {
    /** All records as shown; undefined while loading. */
    all: () => client.getQueryData<T[]>(queryKey),
    find: (id: string) => client.getQueryData<T[]>(queryKey)?.find(({ _id }) => _id === id),
    keep: (record: T) => change((all) => all.map((shown) => (shown._id === record._id ? record : shown))),
    drop: (id: string) => change((all) => all.filter(({ _id }) => _id !== id)),
    replace: (records: T[]) => change(() => records),
    /** Fetches the list from the server. */
    reload: async () => {
      const records = await load();
      change(() => records);
      return records;
    },
  };
}

/** Whether the error means that the shown data is outdated. */
export function isStaleError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'not-found');
}
