import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withFocus } from '#contract/pictures.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { asText, useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { useUpload } from '#web/admin/editing/upload/use-upload.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

export type ImageFieldState = ReturnType<typeof useImageField>;

/** A picture that somebody has just chosen in place of another one. A new object for each choice. */
export interface ChosenPicture {
  /** The address of the picture that was there before; '' for none. */
  before: string;
  address: string;
}

/** The address of a picture in the form, and the upload of a new one. */
export function useImageField(props: FieldProps) {
  const field = useField(props);
  const address = asText(field.value);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  /** The last picture: also one that was removed, whose description stays. */
  const last = useRef(address);
  const queries = useQueryClient();
  const { uploadTexts } = useEditorState();
  const texts = uploadTexts(props.path);
  const upload = useUpload(field.info.upload ?? 'blog', {
    fallback: texts.failed,
    onDone: ({ imageUrl }) => {
      setAddress(imageUrl);
      // The same picture may have been sent before, under another name.
      void queries.invalidateQueries({ queryKey: ['GET /pictures/:name'] });
      notifyDone(texts.done, picturesTexts.saveToShowItOnTheSite);
    },
  });

  function setAddress(next: string) {
    const before = withFocus(address || last.current, null);
    const plain = withFocus(next, null); // another focus is no other picture
    if (plain !== '' && plain !== before) setChosen({ before, address: plain });
    if (next !== '') last.current = next;
    else if (address !== '') last.current = address;
    field.set(next);
  }
  return {
    field: { ...field, set: (value: unknown) => setAddress(asText(value)) },
    address,
    chosen,
    upload,
    setAddress,
    takeUploaded: (next: string) => {
      upload.forget();
      setAddress(next);
    },
    remove: () => {
      upload.forget();
      setAddress('');
    },
  };
}
