import { Button } from '@mantine/core';
import { TbEye, TbPencil } from 'react-icons/tb';
import { showPreviewOver, useHasPreviewButton, useIsPreviewOver } from './preview-store.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/**
 * Switches between the form and the preview. Renders nothing while both are visible, or while the form has its own
 * switch above it.
 */
export function PreviewButton() {
  const isOver = useIsPreviewOver();
  const isOffered = useHasPreviewButton();
  if (!isOffered) return null;
  const Icon = isOver ? TbPencil : TbEye;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => showPreviewOver(!isOver)}>
      {isOver ? previewTexts.edit : previewTexts.preview}
    </Button>
  );
}
