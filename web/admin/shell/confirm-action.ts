import { modals } from '@mantine/modals';

type ConfirmOptions = Parameters<typeof modals.openConfirmModal>[0];

/** Asks before something is done. A button that is pressed twice before the question is there asks it once. */
export function confirmAction(question: ConfirmOptions): void {
  modals.openConfirmModal({ ...question, modalId: 'question' });
}
