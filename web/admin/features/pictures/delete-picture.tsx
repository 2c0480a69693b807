import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { TbTrash } from 'react-icons/tb';
import { useNavigate } from 'react-router';
import { uploadedName } from '#contract/pictures.ts';
import type { PictureDetails, PictureUses } from '#contract/records/picture.ts';
import { call, messageOf } from '#web/api.ts';
import { SKIP_UNSAVED_GUARD } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

interface DeletePictureProps {
  picture: PictureDetails;
  uses: PictureUses;
}

/** Deletes a picture that nothing uses, after a question, and offers to take it back. */
export function DeletePicture({ picture, uses: { deleted, old } }: DeletePictureProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { name: uploadedName(picture.imageUrl) };
  const name = picture.fileName || fileName(picture.imageUrl);
  const former = deleted.length + old.length;

  async function takeBack(): Promise<void> {
    try {
      await call('POST /pictures/:name/restore', { params });
      notifyDone(mediaTexts.takenBack(name));
    } catch (failure) {
      notifyFailed(messageOf(failure, mediaTexts.takeBackFailed));
    }
    await client.invalidateQueries({ queryKey: ['GET /pictures'] });
  }

  async function remove(): Promise<void> {
    try {
      await call('DELETE /pictures/:name', { params });
      void navigate('/pictures?view=unused', { replace: true, state: SKIP_UNSAVED_GUARD, flushSync: true });
      notifyUndoable(mediaTexts.deleted(name), { name: mediaTexts.undoDeletion(name), run: () => void takeBack() });
      await client.invalidateQueries({ queryKey: ['GET /pictures'] });
    } catch (failure) {
      notifyFailed(messageOf(failure, mediaTexts.deleteFailed));
    }
  }

  const ask = () =>
    confirmAction({
      title: mediaTexts.deleteQuestion,
      children: (
        <>
          <p>{mediaTexts.deleteText}</p>
          {former > 0 && (
            <p>
              {mediaTexts.deleteOld(former)} {mediaTexts.deleteOldText}
            </p>
          )}
        </>
      ),
      labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  return (
    <Button variant="subtle" color="brick" leftSection={<TbTrash size={16} aria-hidden />} onClick={ask}>
      {mediaTexts.deletePicture}
    </Button>
  );
}
