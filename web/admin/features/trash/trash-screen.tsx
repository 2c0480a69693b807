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

/** Recently deleted records, with a way to restore them. */
export function TrashScreen() {
  const [searchText, setSearchText] = useState('');
  const [q] = useDebouncedValue(searchText.trim(), SEARCH_DEBOUNCE_MS);
  const help = `Deleted items stay here for ${TRASH_DAYS} days. Then they are deleted permanently. Restoring an item also restores its address, position and history.`;
  return (
    <Page title="Bin" help={help}>
      <TextInput
        type="search"
        aria-label="Search the bin"
        placeholder="Search the bin"
        className={classes.search}
        maxLength={200}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={
          searchText && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearchText('')} />
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
          <FailedState title={messageOf(error, 'Failed to load the bin')} onRetry={() => void refetch()} />
        ) : (
          <TrashSkeleton />
        )}
      </div>
    );
  }
  if (items.length === 0) return <EmptyTrash q={q} onReset={onReset} />;
  return (
    <>
      <ul className={classes.frame} aria-label="Bin">
        {items.map((record) => (
          <TrashRow key={record._id} record={record} />
        ))}
      </ul>
      <p className={classes.unseen} role="status">
        {total.toLocaleString('en-GB')} in the bin
      </p>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function EmptyTrash({ q, onReset }: { q: string; onReset: () => void }) {
  return (
    <div className={classes.frame}>
      {q ? (
        <EmptyState
          scene={<Footprints />}
          title={empty.results}
          text={`Nothing in the bin has “${q}” in its name or address.`}
        >
          <Button variant="default" onClick={onReset}>
            Clear the search
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          scene={<Pot />}
          title="The bin is empty."
          text="Deleted posts, projects, services, testimonials, reviews, messages and leads appear here."
        />
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
