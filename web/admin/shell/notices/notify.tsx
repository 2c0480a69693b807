import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { TbAlertTriangle, TbCheck } from 'react-icons/tb';
import classes from './notify.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';

/** Announces success. `next` says what is left to do. */
export function notifyDone(message: string, next?: string): void {
  notifications.show({
    color: 'moss',
    icon: <TbCheck aria-hidden />,
    message: next ? (
      <>
        <span>{message}</span>
        <br />
        {next}
      </>
    ) : (
      message
    ),
    autoClose: 4000,
  });
}

/** Announces a failure; stays long enough to be read. */
export function notifyFailed(message: string): void {
  notifications.show({ color: 'brick', icon: <TbAlertTriangle aria-hidden />, message, autoClose: 10_000 });
}

/** How long an action can be undone. It starts again after the pointer or the focus was on the notice. */
const UNDO_MS = 8000;
const screenNoticeIds = new Set<string>();

/** Announces an action on this screen, with an undo button. `undo.name` says what it undoes. Closes with the screen. */
export function notifyUndoable(message: string, undo: { name?: string; run: () => void }): void {
  const id = notifications.show({
    color: 'moss',
    icon: <TbCheck aria-hidden />,
    autoClose: UNDO_MS,
    onClose: () => screenNoticeIds.delete(id),
    message: (
      <span className={classes.undoable}>
        {message}
        <Button
          variant="default"
          size="compact-sm"
          className={classes.undo ?? ''}
          aria-label={undo.name}
          onClick={() => {
            notifications.hide(id);
            undo.run();
          }}
        >
          {commonTexts.undo}
        </Button>
      </span>
    ),
  });
  screenNoticeIds.add(id);
}

/** Closes the undo notices of the screen that the user leaves. */
export function endScreenNotices(): void {
  for (const id of screenNoticeIds) notifications.hide(id);
  screenNoticeIds.clear();
}
