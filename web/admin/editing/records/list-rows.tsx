import { Button, Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf } from '#web/api.ts';
import { FailedState } from '#web/admin/shell/state.tsx';
import { useIsStaged } from '#web/admin/editing/staging/use-is-staged.ts';
import type { ListedRecord, RecordKind, StoredRecord } from './record-kind.ts';
import { EmptyList, NoRecordResults } from './list-states.tsx';
import classes from './record-list.module.css';
import { MovableRows } from './movable-rows.tsx';
import { RecordRow } from './record-row.tsx';
import { RowList } from './row-list.tsx';
import type { ListFilter } from './use-list-filter.ts';
import type { useRecords } from './use-records.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';
import { numberText } from '#web/admin/texts/language.ts';

type Found<L> = Omit<ReturnType<typeof useRecords>, 'records'> & { records: L[] };

interface ListRowsProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  filter: ListFilter;
  found: Found<L>;
  chosenId: string | undefined;
}

/** The records as rows, or why there are none. */
export function ListRows<L extends ListedRecord, R extends StoredRecord & L>(props: ListRowsProps<L, R>) {
  const { kind, filter, found, chosenId } = props;
  const { records, error, isPending, refetch, isPlaceholderData } = found;
  const isStaged = useIsStaged(kind.history);
  if (isPending) return <RowsSkeleton hasPictures={Boolean(kind.words.search)} />;
  if (error && records.length === 0) {
    return <FailedState title={messageOf(error, kind.texts.listFailed)} onRetry={() => void refetch()} />;
  }
  if (records.length === 0 && filter.isFiltered) {
    return <NoRecordResults words={kind.words} statuses={kind.statuses} filter={filter} counts={found.statuses} />;
  }
  if (records.length === 0) return <EmptyList kind={kind} />;
  const rows = records.map((record) => ({
    id: record._id,
    view: { ...kind.row(record), isStaged: isStaged(record._id) },
    to: `/${kind.path}/${record._id}${filter.search}`,
    isChosen: record._id === chosenId,
  }));
  const isMovable = kind.order && !filter.isFiltered;
  return (
    <div className={classes.scroller} data-compact={kind.compactList}>
      {isMovable ? (
        <MovableRows kind={kind} records={records} rows={rows} />
      ) : (
        <RowList kind={kind} isBusy={isPlaceholderData}>
          {rows.map(({ id, ...row }) => (
            <RecordRow key={id} {...row} />
          ))}
        </RowList>
      )}
      <LoadMore found={found} failed={kind.texts.listFailed} />
    </div>
  );
}

/** Loads the next page when the end of the list comes near, or by the button. */
function LoadMore<L>({ found, failed }: { found: Found<L>; failed: string }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage, records, total } = found;
  const { ref, entry } = useIntersection({ rootMargin: '400px' });
  const shouldFetch = Boolean(entry?.isIntersecting) && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={ref} className={classes.more}>
      {isFetchNextPageError && (
        <p className={classes.failed} role="alert">
          {messageOf(error, failed)}
        </p>
      )}
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {recordsTexts.loadMore}
      </Button>
      <p className={classes.note}>
        {recordsTexts.ofWithRecordCountAndTotal(numberText(records.length), numberText(total))}
      </p>
    </div>
  );
}

/** Six rows at the real size. */
function RowsSkeleton({ hasPictures }: { hasPictures: boolean }) {
  return (
    <div className={classes.rows} role="status" aria-label={stateTexts.loading}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.row}>
          {hasPictures && <Skeleton width={50} height={38} radius={6} className={classes.thumb} />}
          <div className={classes.words}>
            <Skeleton height={13} width={`${85 - (index % 3) * 15}%`} mb={8} />
            <Skeleton height={11} width="55%" />
          </div>
        </div>
      ))}
    </div>
  );
}
