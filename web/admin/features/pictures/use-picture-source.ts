import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parseLenient } from '#contract/field-meta.ts';
import { pictureAbout, pictureUpdate, type Picture } from '#contract/records/picture.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import type { LoadedRecord, RecordSource } from '#web/admin/editing/editor/use-editor.ts';

/** Loads and saves what the library says about a picture. */
export function usePictureSource(name: string): RecordSource {
  const client = useQueryClient();
  return useMemo(
    () => ({
      fields: pictureAbout,
      write: pictureUpdate,
      load: async () => loadedPicture(await call('GET /pictures/:name', { params: { name } })),
      save: async (body, version) => {
        const picture = await call('PUT /pictures/:name', { params: { name }, body, ifMatch: version });
        await client.invalidateQueries({ queryKey: ['GET /pictures/:name'] });
        return loadedPicture(picture);
      },
      texts: { saved: saved.record, failed: saveFailed.record },
    }),
    [name, client],
  );
}

export function loadedPicture(picture: Pick<Picture, 'version'>): LoadedRecord {
  return { values: parseLenient(pictureAbout, picture), version: picture.version };
}
