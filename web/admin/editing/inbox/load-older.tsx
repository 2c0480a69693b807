import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { messageOf } from '#web/api.ts';
import classes from './inbox-screen.module.css';
import * as inboxTexts from '#web/admin/texts/inbox.ts';
import { numberText } from '#web/admin/texts/language.ts';

interface LoadOlderProps {
  list: {
    items: unknown[];
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  total: number | undefined;
  failed: string;
}

/** How far below the window the next page is fetched ahead. */
const AHEAD = '800px';

/** The end of a list that is not all shown: how many are. Loads more on scroll or by the button. */
export function LoadOlder({ list, total, failed }: LoadOlderProps) {
  const { items, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const { ref, entry } = useIntersection({ rootMargin: AHEAD });
  const shouldFetch = Boolean(entry?.isIntersecting) && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, items.length, fetchNextPage]);
  const all = Math.max(total ?? 0, items.length);
  return (
    <div className={classes.older} ref={ref}>
      {(hasNextPage || all > items.length) && (
        <p className={classes.note}>
          {numberText(items.length)}
          {all > items.length && inboxTexts.ofWithAll(numberText(all))} {inboxTexts.shown}
        </p>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {inboxTexts.loadOlder}
        </Button>
      )}
      {isFetchNextPageError && (
        <p className={classes.failed} role="alert">
          {messageOf(error, failed)}
        </p>
      )}
    </div>
  );
}
