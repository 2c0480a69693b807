import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api.ts';

interface Listed {
  _id: string;
}

export type ListCache<T extends Listed> = ReturnType<typeof listCache<T>>;

/** What saving, deleting and putting in order change in a list that is loaded whole. */
export function listCache<T extends Listed>(
  client: QueryClient,
  queryKey: readonly unknown[],
  load: () => Promise<T[]>,
) {
  const change = (to: (records: T[]) => T[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (records) => records && to(records));
    // A record's own form reads it by itself; it must not begin with what it was before.
    client.removeQueries({ queryKey: [queryKey[0], 'one'] });
  };
  return {
    /** All as they are shown; undefined while they are on their way. */
    all: () => client.getQueryData<T[]>(queryKey),
    find: (id: string) => client.getQueryData<T[]>(queryKey)?.find(({ _id }) => _id === id),
    keep: (record: T) => change((all) => all.map((shown) => (shown._id === record._id ? record : shown))),
    drop: (id: string) => change((all) => all.filter(({ _id }) => _id !== id)),
    replace: (records: T[]) => change(() => records),
    /** Shows what the server has now. */
    reload: async () => {
      const records = await load();
      change(() => records);
      return records;
    },
  };
}

/** Whether what is shown is not what the server has. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'stale' || error.code === 'not-found');
}
