import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { TbHistory } from 'react-icons/tb';
import { withTimeout } from '#web/site/chunks.ts';
import type { HistorySubject } from './subject.ts';

export const HistoryDrawer = lazy(() =>
  withTimeout(import('./history-drawer.tsx')).then((chunk) => ({ default: chunk.HistoryDrawer })),
);

interface HistoryButtonProps {
  subject: HistorySubject;
  /** Loads the saved record into the form after a restore. */
  load: () => Promise<unknown>;
  className?: string | undefined;
}

/** Opens the history of a section or record. */
export function HistoryButton({ subject, load, className }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={className}
        leftSection={<TbHistory size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        History
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDrawer subject={subject} load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
