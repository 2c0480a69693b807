import { useQueryClient } from '@tanstack/react-query';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { asText, useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { useUpload } from '#web/admin/editing/upload/use-upload.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

export type ImageFieldState = ReturnType<typeof useImageField>;

/** The address of a picture in the form, and the upload of a new one. */
export function useImageField(props: FieldProps) {
  const field = useField(props);
  const queries = useQueryClient();
  const { uploadTexts } = useEditorState();
  const texts = uploadTexts(props.path);
  const upload = useUpload(field.info.upload ?? 'blog', {
    fallback: texts.failed,
    onDone: ({ imageUrl }) => {
      field.set(imageUrl);
      // The same picture may have been sent before, under another name.
      void queries.invalidateQueries({ queryKey: ['GET /pictures/:name'] });
      notifyDone(texts.done, picturesTexts.saveToShowItOnTheSite);
    },
  });
  const setAddress = (address: string) => field.set(address);
  return {
    field,
    address: asText(field.value),
    upload,
    setAddress,
    takeUploaded: (address: string) => {
      upload.forget();
      setAddress(address);
    },
    remove: () => {
      upload.forget();
      setAddress('');
    },
  };
}
