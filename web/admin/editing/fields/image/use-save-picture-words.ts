import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import type { usePictureWords } from './use-picture-words.ts';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

/** Gives a picture of the library words of its own. */
export function useSavePictureWords({ name, version }: Pick<ReturnType<typeof usePictureWords>, 'name' | 'version'>) {
  const [isSaving, setSaving] = useState(false);
  const queries = useQueryClient();
  async function save(alt: string) {
    setSaving(true);
    try {
      const options = { params: { name }, body: { alt }, ...(version !== undefined && { ifMatch: version }) };
      const { placesChanged } = await call('PUT /pictures/:name', options);
      const others = placesChanged > 0 ? descriptionsTexts.placesChanged(placesChanged) : undefined;
      notifyDone(descriptionsTexts.savedForThePicture, others);
    } catch (failure) {
      notifyFailed(messageOf(failure, descriptionsTexts.failedForThePicture));
    }
    await queries.invalidateQueries({ queryKey: ['GET /pictures/:name'] });
    setSaving(false);
  }
  return { save, isSaving };
}
