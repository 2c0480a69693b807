import { Button } from '@mantine/core';
import { lazy } from 'react';
import { TbHistory } from 'react-icons/tb';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

export const HistoryPanel = lazy(() =>
  withTimeout(import('./history-panel.tsx')).then((chunk) => ({ default: chunk.HistoryPanel })),
);
export const HistoryDrawer = lazy(() =>
  withTimeout(import('./history-drawer.tsx')).then((chunk) => ({ default: chunk.HistoryDrawer })),
);

/** Opens the history of a section or record. */
export function HistoryButton({ onOpen, className }: { onOpen: () => void; className?: string | undefined }) {
  return (
    <Button variant="default" className={className} leftSection={<TbHistory size={16} aria-hidden />} onClick={onOpen}>
      {commonTexts.history}
    </Button>
  );
}
