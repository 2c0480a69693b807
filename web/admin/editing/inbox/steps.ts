import { useEffect } from 'react';
import type { InboxView } from './use-inbox-view.ts';

export interface DetailSteps {
  /** Opens the newer neighbour; undefined for the first item. */
  previous: (() => void) | undefined;
  /** Opens the older neighbour; undefined for the last item. */
  next: (() => void) | undefined;
  close: () => void;
}

export interface ListState<T> {
  items: T[];
  isPending: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** How many items before the end of the loaded list the next page is fetched. */
const AHEAD = 5;

/** Steps from the open item to its neighbours. Loads more of the list near its end. */
export function useDetailSteps<T extends { _id: string }>(
  open: T | undefined,
  view: InboxView,
  list: ListState<T>,
): Omit<DetailSteps, 'close'> {
  const { items, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const index = items.findIndex(({ _id }) => _id === open?._id);
  const isNearEnd = index >= 0 && index >= items.length - AHEAD;
  const shouldFetch = isNearEnd && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, fetchNextPage]);
  const to = (record: T | undefined) => record && (() => view.choose(record._id));
  return { previous: to(items[index - 1]), next: index < 0 ? undefined : to(items[index + 1]) };
}
