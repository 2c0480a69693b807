import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useId } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { readAuth } from '#web/session.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { holdUnsaved } from './unsaved-flag.ts';

interface UnsavedGuardProps {
  /** Whether there is anything to lose. */
  isActive: boolean;
  /** Whether a copy is kept here. */
  isKept: boolean;
  /** What is being edited: 'Hero'. */
  title: string;
}

/** The state of a step to another address which the editor itself takes: nothing is lost by it. */
export const SETTLED = 'settled';
/** The state of a step that begins anew, be it at the same address. */
export const BEGUN = 'begun';

/** Asks before unsaved work is left: by a link, the browser's buttons, a reload or closing the tab. */
export function UnsavedGuard({ isActive, isKept, title }: UnsavedGuardProps) {
  const textId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isActive &&
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.state === BEGUN) &&
      !(historyAction === NavigationType.Replace && nextLocation.state === SETTLED),
  );
  const { _id } = useAccount();
  useEffect(() => (isActive ? holdUnsaved() : undefined), [isActive]);
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // One logs out, or somebody else has logged in: the copy is offered when one comes back.
      if (isKept && readAuth()?.user._id !== _id) return;
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive, isKept, _id]);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      closeButtonProps={{ 'aria-label': 'Stay' }}
      aria-describedby={textId}
    >
      <p id={textId}>
        Your changes to {title} are not saved yet.{' '}
        {isKept ? 'A copy is kept on this device. You can continue when you come back.' : 'They will be lost.'}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}
