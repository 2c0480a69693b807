import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TbArrowDown, TbArrowUp, TbTrash } from 'react-icons/tb';
import { stateTexts } from '#contract/texts/states.ts';
import { imageSource } from '#web/api.ts';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { usePictureFacts } from '#web/admin/editing/upload/use-picture-facts.ts';
import classes from './gallery.module.css';
import type { GalleryPicture } from './pictures.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

interface GalleryRowProps {
  id: string;
  /** Prefix of the ids of its controls. */
  own: string;
  name: string;
  picture: GalleryPicture;
  index: number;
  isLast: boolean;
  hasCaption: boolean;
  onCaption: (caption: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One image of a gallery: move it, describe it, remove it. */
export function GalleryRow(props: GalleryRowProps) {
  const { id, own, name, picture, index, isLast, hasCaption, onCaption, onMove, onRemove } = props;
  const sortable = useSortableRow(id);
  const step = (by: -1 | 1, button?: 'up' | 'down') => {
    onMove(index, index + by);
    if (button) focusMovedButton(`${own.replace(/\d+$/, String(index + by))}-${button}`);
  };
  return (
    <li {...sortable.row} className={classes.row}>
      <DragHandle
        sortable={sortable}
        id={`${own}-handle`}
        label={commonTexts.moveByDragging(name)}
        onStep={(by) => {
          onMove(index, index + by);
          focusMovedButton(`${own.replace(/\d+$/, String(index + by))}-handle`);
        }}
      />
      <GalleryThumb key={picture.address} address={picture.address} />
      {hasCaption ? (
        <TextInput
          className={classes.caption}
          aria-label={picturesTexts.captionOf(name)}
          placeholder={picturesTexts.caption}
          maxLength={300}
          value={picture.caption ?? ''}
          onChange={(event) => onCaption(event.currentTarget.value)}
        />
      ) : (
        <PictureName address={picture.address} />
      )}
      <div className={classes.buttons}>
        <ActionIcon
          id={`${own}-up`}
          disabled={index === 0}
          aria-label={commonTexts.moveUpWithName(name)}
          onClick={() => step(-1, 'up')}
        >
          <TbArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          id={`${own}-down`}
          disabled={isLast}
          aria-label={commonTexts.moveDownWithName(name)}
          onClick={() => step(1, 'down')}
        >
          <TbArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={picturesTexts.remove(name)} onClick={onRemove}>
          <TbTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Moves focus along with the moved image. At either end, the remaining button gets it. */
function focusMovedButton(id: string) {
  setTimeout(() => {
    const button = document.getElementById(id);
    const other = document.getElementById(id.replace(/(up|down)$/, (end) => (end === 'up' ? 'down' : 'up')));
    (button?.matches(':disabled') ? other : button)?.focus();
  });
}

function GalleryThumb({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.broken}>{stateTexts.imageUnavailable}</span>;
  return <img className={classes.thumb} src={imageSource(address)} alt="" onError={() => setBroken(true)} />;
}

function PictureName({ address }: { address: string }) {
  const { name } = usePictureFacts(address);
  return (
    <span className={classes.name} title={name}>
      {name}
    </span>
  );
}
