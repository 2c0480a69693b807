import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbSearch } from 'react-icons/tb';
import { call, messageOf } from '#web/api.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { FILE_SEARCH_ID } from './delete-file.tsx';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as filesTexts from '#web/admin/texts/files.ts';

/** How long a person pauses in typing before the search starts, in ms. */
const PAUSE_MS = 200;

/** The PDFs and videos of the library, those sent last first. */
export function FilesTab() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  return (
    <>
      <TextInput
        id={FILE_SEARCH_ID}
        className={classes.search}
        type="search"
        aria-label={filesTexts.searchFiles}
        placeholder={filesTexts.searchFiles}
        leftSection={<TbSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FoundFiles q={q} />
    </>
  );
}

function useFiles(q: string) {
  return useInfiniteQuery({
    queryKey: ['GET /files', q],
    queryFn: ({ pageParam, signal }) => call('GET /files', { query: { q, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function FoundFiles({ q }: { q: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFiles(q);
  if (!data && error)
    return <FailedState title={messageOf(error, filesTexts.failedToLoad)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const found = data.pages.flatMap(({ items }) => items);
  if (found.length === 0) return <NoFiles q={q} />;
  return (
    <>
      <p className={classes.count} role="status">
        {filesTexts.filesNewestFirst(data.pages[0]?.total ?? 0)}
      </p>
      <ul className={classes.list} aria-label={filesTexts.files}>
        {found.map((file) => (
          <FileRow key={file.name} file={file} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {commonTexts.showMore}
        </Button>
      )}
    </>
  );
}

function NoFiles({ q }: { q: string }) {
  return q ? (
    <EmptyState title={filesTexts.noResults} text={filesTexts.noneContains(q)} />
  ) : (
    <EmptyState title={filesTexts.noFiles} text={filesTexts.noFilesText} />
  );
}
