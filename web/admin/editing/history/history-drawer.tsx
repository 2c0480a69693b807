import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Versions } from './history-panel.tsx';
import type { HistorySubject } from './subject.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

interface HistoryDrawerProps {
  subject: HistorySubject;
  load: () => Promise<unknown>;
  onClose: () => void;
}

/** The history of a record that is edited in its row of a list. */
export function HistoryDrawer({ subject, load, onClose }: HistoryDrawerProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={onClose}
      size={isNarrow ? '100%' : 600}
      title={historyTexts.historyOf(subject.title)}
      closeButtonProps={{ 'aria-label': historyTexts.closeTheHistory }}
    >
      <Versions subject={subject} load={load} onRestored={onClose} />
    </Drawer>
  );
}
