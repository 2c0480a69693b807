import { Button } from '@mantine/core';
import { TbEye, TbPencil } from 'react-icons/tb';
import { setOver, useIsOffered, useIsOver } from './preview-store.ts';

/** Shows the preview over the form and takes it away again; nothing where the preview stands beside the form. */
export function PreviewButton() {
  const isOver = useIsOver();
  const isOffered = useIsOffered();
  if (!isOffered) return null;
  const Icon = isOver ? TbPencil : TbEye;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => setOver(!isOver)}>
      {isOver ? 'Edit' : 'Preview'}
    </Button>
  );
}
