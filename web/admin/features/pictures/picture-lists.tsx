import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbSearch } from 'react-icons/tb';
import { Link } from 'react-router';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { uploadedName } from '#contract/pictures.ts';
import type { Picture, PictureList } from '#contract/records/picture.ts';
import { empty } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { LoadingPictures, PictureTile, pictureTileClasses } from '#web/admin/editing/fields/image/picture-tile.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './pictures.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

export function AllPictures() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={mediaTexts.search}
        placeholder={mediaTexts.search}
        maxLength={200}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={commonTexts.clearTheSearch} onClick={() => setTyped('')} />
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PictureGrid list="all" q={q} />
    </>
  );
}

/** The pictures that no content and no staged change uses. */
export function UnusedPictures() {
  return <PictureGrid list="unused" q="" />;
}

function PictureGrid({ list, q }: { list: PictureList; q: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['GET /pictures', list, q],
    queryFn: ({ pageParam, signal }) => call('GET /pictures', { query: { list, q, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!data && error)
    return (
      <FailedState title={messageOf(error, picturesTexts.failedToLoadYourPictures)} onRetry={() => void refetch()} />
    );
  if (!data) return <LoadingPictures />;
  const total = data.pages[0]?.total ?? 0;
  if (total === 0) return <NoPictures list={list} q={q} />;
  return (
    <div className={classes.list}>
      <p className={classes.count} role="status">
        {list === 'unused' ? mediaTexts.unusedHint(total) : picturesTexts.picturesNewestFirst(total)}
      </p>
      <ul className={pictureTileClasses.grid}>
        {data.pages
          .flatMap(({ items }) => items)
          .map((picture) => (
            <li key={picture.imageUrl}>
              <PictureLink picture={picture} />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button
          className={pictureTileClasses.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {commonTexts.showMore}
        </Button>
      )}
    </div>
  );
}

function PictureLink({ picture }: { picture: Picture }) {
  return (
    <Link to={`/pictures/${uploadedName(picture.imageUrl)}`} className={pictureTileClasses.picture}>
      <PictureTile picture={picture} note={picture.uses > 0 ? mediaTexts.usesText(picture.uses) : mediaTexts.notUsed} />
    </Link>
  );
}

function NoPictures({ list, q }: { list: PictureList; q: string }) {
  if (q) return <EmptyState title={empty.results} text={mediaTexts.noMatch(q)} />;
  return list === 'unused' ? (
    <EmptyState title={mediaTexts.unusedEmpty} text={mediaTexts.unusedEmptyText} />
  ) : (
    <EmptyState title={picturesTexts.noPicturesYet} text={picturesTexts.eachPictureThatYouUpload} />
  );
}
