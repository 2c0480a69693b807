import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadedName } from '#contract/pictures.ts';
import type { PictureDetails, PictureUse, PictureUses } from '#contract/records/picture.ts';
import { call, imageSource, messageOf } from '#web/api.ts';
import { linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { notifyDone, notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { PageWithPicture } from './page-with-picture.tsx';
import classes from './replace-dialog.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';

interface ReplaceDialogProps {
  picture: PictureDetails;
  uses: PictureUses;
  /** The address of the picture that takes its place. */
  chosen: string;
  onClose: () => void;
}

/** Shows each page before and after, and replaces the picture everywhere. */
export function ReplaceDialog({ picture, uses, chosen, onClose }: ReplaceDialogProps) {
  const replacement = useReplace({ picture, chosen, places: uses.current.length, onClose });
  const pages = Map.groupBy(uses.current, ({ page }) => page);
  const stagedOnly = uses.staged.filter(
    ({ kind, id }) => !uses.current.some((one) => one.kind === kind && one.id === id),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size={1240}
      title={mediaTexts.replaceTitle(picture.fileName || fileName(picture.imageUrl))}
      classNames={{ body: classes.body }}
    >
      <p className={classes.text}>{mediaTexts.replaceText}</p>
      {[...pages].map(([page, all]) => (
        <section key={page} className={classes.page}>
          <h3 className={classes.heading}>{page || mediaTexts.inUnpublished}</h3>
          <p className={classes.where}>
            {[...new Set(all.map((use: PictureUse) => linkingRecordName(use)))].join(', ')}
          </p>
          <div className={classes.pair}>
            <Side label={mediaTexts.before} page={page} name={picture.imageUrl} shown={picture.imageUrl} />
            <Side label={mediaTexts.after} page={page} name={picture.imageUrl} shown={chosen} />
          </div>
        </section>
      ))}
      {stagedOnly.length > 0 && (
        <p className={classes.text}>
          {mediaTexts.stagedStay} {stagedOnly.map(linkingRecordName).join(', ')}
        </p>
      )}
      <FormFailure message={replacement.failure} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button data-autofocus loading={replacement.isBusy} onClick={() => void replacement.run()}>
          {mediaTexts.replaceIn(uses.current.length)}
        </Button>
      </div>
    </Modal>
  );
}

interface SideProps {
  label: string;
  /** The path of a public page; '' for none. */
  page: string;
  /** The address of the picture that the content uses now. */
  name: string;
  /** The address of the picture to show in its place. */
  shown: string;
}

function Side({ label, page, name, shown }: SideProps) {
  return (
    <figure className={classes.side}>
      <figcaption>{label}</figcaption>
      {page ? (
        <PageWithPicture page={page} name={uploadedName(name)} shown={shown} label={label} />
      ) : (
        <img src={imageSource(shown)} alt="" />
      )}
    </figure>
  );
}

interface ReplaceOptions extends Pick<ReplaceDialogProps, 'picture' | 'chosen' | 'onClose'> {
  /** How many places show the picture. */
  places: number;
}

/** Replaces the picture, and offers to undo it. */
function useReplace({ picture: { imageUrl }, chosen, places, onClose }: ReplaceOptions) {
  const client = useQueryClient();
  const [state, setState] = useState({ isBusy: false, failure: '' });

  async function undo(id: string): Promise<void> {
    try {
      await call('POST /change-sets/:id/undo', { params: { id } });
      notifyDone(mediaTexts.undone);
    } catch (failure) {
      notifyFailed(messageOf(failure, mediaTexts.undoFailed));
    }
    await client.invalidateQueries();
  }

  async function run(): Promise<void> {
    setState({ isBusy: true, failure: '' });
    try {
      const params = { name: uploadedName(imageUrl) };
      const set = await call('POST /pictures/:name/replace', { params, body: { imageUrl: chosen } });
      onClose();
      notifyUndoable(mediaTexts.replaced(places), {
        name: mediaTexts.undoReplacement,
        run: () => void undo(set._id),
      });
      await client.invalidateQueries();
    } catch (failure) {
      setState({ isBusy: false, failure: messageOf(failure, mediaTexts.replaceFailed) });
    }
  }
  return { ...state, run };
}
