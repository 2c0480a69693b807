import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

interface UnsavedGuardProps {
  /** Whether there is anything to lose. */
  isActive: boolean;
  /** What is being edited: 'Hero'. */
  title: string;
  /** Said below the question. */
  note: string;
}

/** Asks before unsaved work is left: by a link, the browser's buttons, a reload or closing the tab. */
export function UnsavedGuard({ isActive, title, note }: UnsavedGuardProps) {
  const textId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
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
        Your changes to {title} are not public yet. {note}
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
