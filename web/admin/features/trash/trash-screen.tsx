import { Button, CloseButton, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { TbSearch } from 'react-icons/tb';
import { TRASH_DAYS, SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { empty } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf } from '#web/api.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { Footprints, Pot } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { TrashRow } from './trash-row.tsx';
import classes from './trash.module.css';
import { useTrash } from './use-trash.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as trashTexts from '#web/admin/texts/trash.ts';
import { numberText } from '#web/admin/texts/language.ts';

/** Recently deleted records, with a way to restore them. */
export function TrashScreen() {
  const [searchText, setSearchText] = useState('');
  const [q] = useDebouncedValue(searchText.trim(), SEARCH_DEBOUNCE_MS);
  const help = trashTexts.deletedItemsStayHere(TRASH_DAYS);
  return (
    <Page title={commonTexts.bin} help={help}>
      <TextInput
        type="search"
        aria-label={trashTexts.searchTheBin}
        placeholder={trashTexts.searchTheBin}
        className={classes.search}
        maxLength={200}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={
          searchText && (
            <CloseButton size="sm" aria-label={commonTexts.clearTheSearch} onClick={() => setSearchText('')} />
          )
        }
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      <TrashList q={q} onReset={() => setSearchText('')} />
    </Page>
  );
}

function TrashList({ q, onReset }: { q: string; onReset: () => void }) {
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTrash(q);
  if (!items) {
    return (
      <div className={classes.frame}>
        {error ? (
          <FailedState title={messageOf(error, trashTexts.failedToLoadTheBin)} onRetry={() => void refetch()} />
        ) : (
          <TrashSkeleton />
        )}
      </div>
    );
  }
  if (items.length === 0) return <EmptyTrash q={q} onReset={onReset} />;
  return (
    <>
      <ul className={classes.frame} aria-label={commonTexts.bin}>
        {items.map((record) => (
          <TrashRow key={record._id} record={record} />
        ))}
      </ul>
      <p className={classes.unseen} role="status">
        {trashTexts.inTheBin(numberText(total))}
      </p>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {commonTexts.showMore}
        </Button>
      )}
    </>
  );
}

function EmptyTrash({ q, onReset }: { q: string; onReset: () => void }) {
  return (
    <div className={classes.frame}>
      {q ? (
        <EmptyState scene={<Footprints />} title={empty.results} text={trashTexts.nothingInTheBin(q)}>
          <Button variant="default" onClick={onReset}>
            {commonTexts.clearTheSearch}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState scene={<Pot />} title={trashTexts.theBinIsEmpty} text={trashTexts.deletedPostsProjectsServices} />
      )}
    </div>
  );
}

function TrashSkeleton() {
  return (
    <div role="status" aria-label={stateTexts.loading}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.what}>
            <Skeleton height={12} width="40%" mb={8} />
            <Skeleton height={10} width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
