import { modals } from '@mantine/modals';

type ConfirmOptions = Parameters<typeof modals.openConfirmModal>[0];

/** Opens a confirm dialog. A second click before it appears does not open it twice. */
export function confirmAction(question: ConfirmOptions): void {
  modals.openConfirmModal({ ...question, modalId: 'question' });
}
