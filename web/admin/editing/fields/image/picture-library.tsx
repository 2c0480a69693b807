import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TbSearch } from 'react-icons/tb';
import { pictureFocus, withFocus } from '#contract/pictures.ts';
import type { Picture } from '#contract/records/picture.ts';
import { call } from '#web/api.ts';
import { useRovingFocus } from '#web/admin/editing/fields/rich/use-roving-focus.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './picture-library.module.css';
import { LoadingPictures, PictureTile } from './picture-tile.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

interface LibraryProps {
  /** The address of the picture in the field. */
  current: string;
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** How long a person pauses in typing before the search starts, in ms. */
const PAUSE_MS = 200;

/** All uploaded pictures, those sent last first, to choose one of them. */
export default function PictureLibrary({ current, onChoose, onClose }: LibraryProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const pictures = useLibrary(q);
  return (
    // The picture's field moves the focus: its button may not be the same afterwards.
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      title={picturesTexts.yourPictures}
      size={880}
      classNames={{ body: classes.body }}
    >
      <TextInput
        data-autofocus
        className={classes.search}
        type="search"
        aria-label={picturesTexts.searchByFileName}
        placeholder={picturesTexts.searchByFileName}
        leftSection={<TbSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Found
        pictures={pictures}
        q={q}
        current={current}
        onChoose={(address) => {
          onChoose(address);
          onClose();
        }}
      />
    </Modal>
  );
}

function useLibrary(q: string) {
  return useInfiniteQuery({
    queryKey: ['GET /pictures', q],
    queryFn: ({ pageParam, signal }) => call('GET /pictures', { query: { q, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface FoundProps {
  pictures: ReturnType<typeof useLibrary>;
  q: string;
  current: string;
  onChoose: (address: string) => void;
}

function Found({
  pictures: { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
  q,
  current,
  onChoose,
}: FoundProps) {
  const roving = useRovingFocus();
  if (isError) return <FailedState title={picturesTexts.failedToLoadYourPictures} onRetry={() => void refetch()} />;
  if (!data) return <LoadingPictures />;
  const found = data.pages.flatMap(({ items }) => items);
  if (found.length === 0) return <NoPictures q={q} />;
  return (
    <>
      <p className={classes.count} role="status">
        {picturesTexts.picturesNewestFirst(data.pages[0]?.total ?? 0)}
      </p>
      <ul {...roving} className={classes.grid}>
        {found.map((picture) => (
          <li key={picture.imageUrl}>
            <LibraryPicture picture={picture} isCurrent={picture.imageUrl === current} onChoose={onChoose} />
          </li>
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

function NoPictures({ q }: { q: string }) {
  return q ? (
    <EmptyState title={picturesTexts.noResults} text={picturesTexts.noFileNameContains(q)} />
  ) : (
    <EmptyState title={picturesTexts.noPicturesYet} text={picturesTexts.eachPictureThatYouUpload} />
  );
}

interface LibraryPictureProps {
  picture: Picture;
  isCurrent: boolean;
  onChoose: (address: string) => void;
}

function LibraryPicture({ picture, isCurrent, onChoose }: LibraryPictureProps) {
  const { imageUrl, focus } = picture;
  return (
    <button
      type="button"
      className={classes.picture}
      aria-current={isCurrent || undefined}
      // Its own focus, as its address would have it.
      onClick={() => onChoose(focus ? withFocus(imageUrl, pictureFocus(`#focus=${focus}`)) : imageUrl)}
    >
      <PictureTile picture={picture} {...(isCurrent && { note: picturesTexts.inUseHere })} />
    </button>
  );
}
