import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '#contract/records/file.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as filesTexts from '#web/admin/texts/files.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

/** The id of the search above the list. It gets the focus when the row of a deleted file disappears. */
export const FILE_SEARCH_ID = 'search-files';

/** Deletes a file that nothing uses, and offers to take it back. */
export function DeleteFile({ file: { name, fileName } }: { file: StoredFile }) {
  const client = useQueryClient();
  const params = { name };

  async function run(work: () => Promise<unknown>, failed: string, onDone: () => void): Promise<void> {
    try {
      await work();
      onDone();
    } catch (failure) {
      notifyFailed(messageOf(failure, failed));
    }
    await client.invalidateQueries({ queryKey: ['GET /files'] });
  }
  const takeBack = () =>
    run(
      () => call('POST /files/:name/restore', { params }),
      filesTexts.takeBackFailed,
      () => notifyDone(mediaTexts.takenBack(fileName)),
    );
  const remove = () =>
    run(
      () => call('DELETE /files/:name', { params }),
      filesTexts.deleteFailed,
      () => {
        document.getElementById(FILE_SEARCH_ID)?.focus();
        notifyUndoable(mediaTexts.deleted(fileName), {
          name: mediaTexts.undoDeletion(fileName),
          run: () => void takeBack(),
        });
      },
    );
  return (
    <Button
      size="xs"
      variant="subtle"
      color="brick"
      aria-label={filesTexts.actionFor(commonTexts.deleteLabel, fileName)}
      onClick={() => void remove()}
    >
      {commonTexts.deleteLabel}
    </Button>
  );
}
