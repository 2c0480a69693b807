import { Button, Group, Modal } from '@mantine/core';
import { useId } from 'react';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

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
      title={editorTexts.continueWhereYouLeftOff}
      closeButtonProps={{ 'aria-label': editorTexts.continueEditing }}
      aria-describedby={textId}
    >
      <p id={textId}>{editorTexts.thereIsUnsavedWork(title, formatFull(at))}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onDrop}>
          {editorTexts.discardIt}
        </Button>
        <Button data-autofocus onClick={onResume}>
          {editorTexts.continueEditing}
        </Button>
      </Group>
    </Modal>
  );
}
