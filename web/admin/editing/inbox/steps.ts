import { useEffect } from 'react';
import type { Steps } from './detail.tsx';
import type { Arrived } from './inbox.ts';
import type { View } from './use-view.ts';

interface ListState<T> {
  items: T[];
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** So many before the end of what is loaded, the next ones are fetched. */
const AHEAD = 5;

/** The way from the open record to its neighbours in the list; near its end more of the list is fetched. */
export function useSteps<T extends Arrived>(view: View, list: ListState<T>): Steps {
  const { items, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const index = items.findIndex(({ _id }) => _id === view.chosenId);
  const isNearEnd = index >= 0 && index >= items.length - AHEAD;
  const isWanted = isNearEnd && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
  const to = (record: T | undefined) => record && (() => view.choose(record._id));
  return {
    previous: to(items[index - 1]),
    next: index < 0 ? undefined : to(items[index + 1]),
    close: view.close,
  };
}
