import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useId } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { readAuth } from '#web/session.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { markUnsaved } from './unsaved-flag.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

interface UnsavedGuardProps {
  /** Whether there is unsaved work. */
  isActive: boolean;
  /** Whether a picture is on its way into the form. */
  isUploading?: boolean;
  /** Whether a draft of it is stored in this browser. */
  isStored: boolean;
  /** What is being edited, such as 'Hero'. */
  title: string;
}

/** Navigation state that skips the unsaved-work question, for navigation by the editor itself. */
export const SKIP_UNSAVED_GUARD = 'settled';
/** Navigation state that starts a new record, even at the same address. */
export const START_NEW = 'begun';

/** Asks before the user leaves unsaved work by a link, the browser's buttons, a reload or by closing the tab. */
export function UnsavedGuard({ isActive: isChanged, isUploading = false, isStored, title }: UnsavedGuardProps) {
  const isActive = isChanged || isUploading;
  const textId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isActive &&
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.state === START_NEW) &&
      !(historyAction === NavigationType.Replace && nextLocation.state === SKIP_UNSAVED_GUARD),
  );
  const { _id } = useAccount();
  useEffect(() => (isActive ? markUnsaved() : undefined), [isActive]);
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // A logout, or another user's login: the draft is offered when its author comes back.
      if (isStored && readAuth()?.user._id !== _id) return;
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive, isStored, _id]);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={editorTexts.leaveWithoutSaving}
      closeButtonProps={{ 'aria-label': editorTexts.stay }}
      aria-describedby={textId}
    >
      <div id={textId}>
        {isUploading && <p>{editorTexts.aPictureIsBeingUploaded}</p>}
        {isChanged && (
          <p>
            {editorTexts.yourChanges(title)} {isStored ? editorTexts.aCopyIsKept : editorTexts.theyWillBeLost}
          </p>
        )}
      </div>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {editorTexts.leave}
        </Button>
        <Button data-autofocus onClick={stay}>
          {editorTexts.stay}
        </Button>
      </Group>
    </Modal>
  );
}
