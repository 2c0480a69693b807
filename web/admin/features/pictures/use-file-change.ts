import { useQueryClient } from '@tanstack/react-query';
import type { FileUpdate, StoredFile } from '#contract/records/file.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as filesTexts from '#web/admin/texts/files.ts';

/** Changes what the library says about a file, of the version on the screen. Returns whether it was saved. */
export function useFileChange({ name, version }: StoredFile) {
  const client = useQueryClient();
  return async (body: FileUpdate, done: string): Promise<boolean> => {
    try {
      await call('PUT /files/:name', { params: { name }, body, ifMatch: version });
      notifyDone(done);
      return true;
    } catch (error) {
      notifyFailed(messageOf(error, filesTexts.saveFailed));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['GET /files'] });
    }
  };
}
