import { Button, Group, Modal } from '@mantine/core';
import { useId } from 'react';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';

interface DraftDialogProps {
  opened: boolean;
  title: string;
  /** When the work was left, ISO 8601. */
  at: string;
  onResume: () => void;
  onDrop: () => void;
}

/** Offers to continue unsaved work. Closing the dialog continues too, so that an accidental key press loses nothing. */
export function DraftDialog({ opened, title, at, onResume, onDrop }: DraftDialogProps) {
  const textId = useId();
  return (
    <Modal
      opened={opened}
      onClose={onResume}
      title="Continue where you left off?"
      closeButtonProps={{ 'aria-label': 'Continue editing' }}
      aria-describedby={textId}
    >
      <p id={textId}>
        There is unsaved work on {title} from {formatFull(at)} on this device.
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onDrop}>
          Discard it
        </Button>
        <Button data-autofocus onClick={onResume}>
          Continue editing
        </Button>
      </Group>
    </Modal>
  );
}
