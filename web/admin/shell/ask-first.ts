import { modals } from '@mantine/modals';

type Question = Parameters<typeof modals.openConfirmModal>[0];

/** Asks before something is done. A button that is pressed twice before the question is there asks it once. */
export function askFirst(question: Question): void {
  modals.openConfirmModal({ ...question, modalId: 'question' });
}
