import { useQuery } from '@tanstack/react-query';
import { uploadedName } from '#contract/pictures.ts';
import { query } from '#web/api.ts';

/** The words that an uploaded picture itself has, once they are known; '' for none. */
export function usePictureWords(image: string) {
  const name = uploadedName(image);
  const { data, isError } = useQuery({ ...query('GET /pictures/:name', { params: { name } }), enabled: name !== '' });
  return {
    name,
    words: data?.alt ?? '',
    version: data?.version,
    isKnown: data !== undefined,
    /** Whether nothing more will be known about it: also for a picture elsewhere, or if the library cannot be read. */
    isSettled: name === '' || data !== undefined || isError,
  };
}
