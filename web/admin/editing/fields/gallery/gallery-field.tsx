import { Button, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { TbLibraryPhoto, TbPhotoPlus } from 'react-icons/tb';
import { metaOf } from '#contract/field-meta.ts';
import { saved, saveFailed, uploadLimits } from '#contract/texts.ts';
import { flattenErrors } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { QueueList } from '#web/admin/editing/upload/queue-list.tsx';
import { useUploadQueue, type UploadQueue } from '#web/admin/editing/upload/use-upload-queue.ts';
import { useLibraryDialog } from '#web/admin/editing/fields/image/use-library-dialog.tsx';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import type { FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { GalleryRow } from './gallery-row.tsx';
import classes from './gallery.module.css';
import { useGallery } from './use-gallery.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';
import { counted } from '#web/admin/texts/language.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';

/** Images in order: drop or choose several, uploaded one by one. */
export function GalleryField(props: FieldProps) {
  const gallery = useGallery(props);
  const { field, pictures, removed } = gallery;
  const { item = 'picture', help, max = Infinity } = field.info;
  const { errors } = useFormState({ name: props.path });
  const [wrong] = flattenErrors(getIn(errors, props.path));
  const choose = useRef<() => void>(null);
  const library = useLibraryDialog({
    openerId: `${field.id}-library`,
    onChoose: (address) => gallery.add({ address }),
  });
  const queue = useUploadQueue(uploadKindOf(props), {
    fallback: saveFailed.gallery,
    onDone: ({ imageUrl }) => gallery.add({ address: imageUrl }),
    onSettled: ({ done, failed }) => {
      if (failed > 0)
        notifyFailed(
          failed === 1 && done === 0 ? saveFailed.gallery : picturesTexts.arrived(saveFailed.gallery, done, failed),
        );
      else notifyDone(saved.gallery, picturesTexts.saveToShow);
    },
  });
  const room = Math.max(0, max - pictures.length - queue.uploads.length);
  const nameAt = (index: number) => `${item} ${index + 1}`;
  const undoId = `${field.id}-undo`;
  return (
    <FieldFrame
      field={field}
      isControl={false}
      aside={<span className={classes.count}>{pictureCount(pictures.length, item)}</span>}
    >
      {help && <Input.Description mb={6}>{help}</Input.Description>}
      <Dropzone
        openRef={choose}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        multiple
        onDrop={(files) => {
          queue.add(files.slice(0, room));
          if (files.length > room) notifyFailed(picturesTexts.atMostSLeftOut(max, item, files.length - room));
        }}
        classNames={{ root: classes.zone, inner: classes.inner }}
        data-empty={pictures.length === 0 || undefined}
        aria-labelledby={`${field.id}-label`}
      >
        <GalleryRows gallery={gallery} nameAt={nameAt} undoId={undoId} />
        <AddPictures
          id={field.id}
          label={field.label}
          item={item}
          limits={room === 0 ? picturesTexts.atMost(max) : picturesTexts.orDropSeveralHere(uploadLimits)}
          isFull={room === 0}
          onAdd={() => choose.current?.()}
          onLibrary={library.open}
        />
      </Dropzone>
      {library.dialog}
      <GalleryUploads queue={queue} label={picturesTexts.uploads(field.label)} />
      {removed && (
        <RemovedPicture
          undoId={undoId}
          name={`${item} ${removed.index + 1}`}
          onUndo={() => {
            gallery.undoRemove();
            document.getElementById(field.id)?.focus(); // the Undo button disappears
          }}
        />
      )}
      {wrong && <Input.Error role="alert">{wrong.message}</Input.Error>}
    </FieldFrame>
  );
}

interface RowsProps {
  gallery: ReturnType<typeof useGallery>;
  nameAt: (index: number) => string;
  undoId: string;
}

function GalleryRows({ gallery, nameAt, undoId }: RowsProps) {
  const { field, pictures, ids } = gallery;
  return (
    <Sortable ids={ids} nameAt={nameAt} onMove={gallery.move}>
      <ol className={classes.pictures}>
        {pictures.map((picture, index) => (
          <GalleryRow
            key={ids[index]}
            id={ids[index] ?? ''}
            own={`${field.id}-${index}`}
            name={nameAt(index)}
            picture={picture}
            index={index}
            isLast={index === pictures.length - 1}
            hasCaption={gallery.hasCaptions}
            onCaption={(caption) => gallery.setCaption(index, caption)}
            onMove={gallery.move}
            onRemove={() => {
              gallery.remove(index);
              setTimeout(() => document.getElementById(undoId)?.focus());
            }}
          />
        ))}
      </ol>
    </Sortable>
  );
}

interface AddPicturesProps {
  id: string;
  /** The label of the gallery. */
  label: string;
  item: string;
  limits: string;
  isFull: boolean;
  onAdd: () => void;
  onLibrary: () => void;
}

function AddPictures({ id, label, item, limits, isFull, onAdd, onLibrary }: AddPicturesProps) {
  return (
    <div className={classes.add}>
      <Button
        id={id}
        variant="default"
        aria-describedby={`${id}-limits`}
        leftSection={<TbPhotoPlus size={16} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        {picturesTexts.addS(item)}
      </Button>
      <Button
        id={`${id}-library`}
        variant="subtle"
        color="gray"
        leftSection={<TbLibraryPhoto size={16} aria-hidden />}
        disabled={isFull}
        aria-label={picturesTexts.chooseFromYourPictures(label)}
        onClick={onLibrary}
      >
        {picturesTexts.fromYourPictures}
      </Button>
      <span id={`${id}-limits`} className={classes.hint}>
        {limits}
      </span>
    </div>
  );
}

function GalleryUploads({ queue, label }: { queue: UploadQueue; label: string }) {
  const failed = queue.uploads.filter(({ state }) => state.kind === 'failed' && state.mayRetry);
  return (
    <>
      <QueueList queue={queue} label={label} />
      {failed.length > 1 && (
        <Button size="xs" variant="default" onClick={queue.retryAll}>
          {picturesTexts.tryAllAgain}
        </Button>
      )}
    </>
  );
}

function RemovedPicture({ undoId, name, onUndo }: { undoId: string; name: string; onUndo: () => void }) {
  return (
    <p className={classes.removed} role="status">
      {picturesTexts.removed(upperFirst(name))}{' '}
      <TextButton id={undoId} onClick={onUndo}>
        {commonTexts.undo}
      </TextButton>
    </p>
  );
}

/** The upload kind declared by the image field of an entry. */
function uploadKindOf({ schema }: FieldProps) {
  const element = metaOf(schema).element;
  const picture = element && (metaOf(element).shape?.imageUrl ?? element);
  const kind = picture && metaOf(picture).upload;
  if (!kind) throw new Error('The pictures of a gallery need an upload kind');
  return kind;
}

function pictureCount(count: number, item: string): string {
  if (count === 0) return '';
  const pictures = counted(count, item, `${item}s`);
  return count > 1 ? picturesTexts.inThisOrder(pictures) : pictures;
}
