import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { metaOf } from '#contract/field-meta.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import { useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { moved, picturesOf, toStored, type GalleryPicture } from './pictures.ts';

interface Removed {
  entry: unknown;
  index: number;
}

/** The images of a gallery in the form. Each has a key that stays the same when it moves. */
export function useGallery(props: FieldProps) {
  const field = useField(props);
  const { getValues, setValue } = useFormContext();
  // Also sees changes that other code makes to a single entry.
  const watched: unknown = useWatch({ name: props.path });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [keys, setKeys] = useState<string[]>([]);
  const element = metaOf(props.schema).element;
  const hasCaptions = element !== undefined && metaOf(element).shape !== undefined;
  const pictures = picturesOf(watched);
  const ids = pictures.map((_, index) => keys[index] ?? `picture-${index}`);

  const current = () => asList(getValues(props.path));
  function put(list: unknown[], nextKeys: string[]) {
    setKeys(nextKeys);
    setValue(props.path, list, { shouldDirty: true, shouldTouch: true });
  }
  return {
    field,
    hasCaptions,
    pictures,
    ids,
    removed,
    add: (picture: GalleryPicture) => {
      const list = current();
      setKeys((known) => [...list.map((_, index) => known[index] ?? `picture-${index}`), crypto.randomUUID()]);
      setValue(props.path, [...list, toStored(picture, hasCaptions)], { shouldDirty: true });
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= ids.length || from === to) return;
      put(moved(current(), from, to), moved(ids, from, to));
      setRemoved(null);
    },
    remove: (index: number) => {
      const list = current();
      setRemoved({ entry: list[index], index });
      put(list.toSpliced(index, 1), ids.toSpliced(index, 1));
    },
    undoRemove: () => {
      if (!removed) return;
      put(current().toSpliced(removed.index, 0, removed.entry), ids.toSpliced(removed.index, 0, crypto.randomUUID()));
      setRemoved(null);
    },
    setCaption: (index: number, caption: string) => {
      const list = current().map((entry, at) =>
        at === index ? toStored({ address: picturesOf([entry])[0]?.address ?? '', caption }, true) : entry,
      );
      setValue(props.path, list, { shouldDirty: true });
    },
  };
}
