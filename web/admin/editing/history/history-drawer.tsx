import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Versions } from './history-panel.tsx';
import type { HistorySubject } from './subject.ts';

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
      title={`History of ${subject.title}`}
      closeButtonProps={{ 'aria-label': 'Close the history' }}
    >
      <Versions subject={subject} load={load} onRestored={onClose} />
    </Drawer>
  );
}
