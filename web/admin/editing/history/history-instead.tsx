import { Suspense, type ReactNode } from 'react';
import { HistoryPanel } from './history-button.tsx';
import type { HistorySubject } from './subject.ts';
import type { HistoryView } from './use-history-view.ts';

interface HistoryInsteadProps {
  view: HistoryView;
  subject: HistorySubject;
  load: () => Promise<unknown>;
  /** The form. It keeps its state behind the history. */
  children: ReactNode;
}

/** The history in place of a form while it is open. */
export function HistoryInstead({ view, subject, load, children }: HistoryInsteadProps) {
  return (
    <>
      <div hidden={view.isOpen}>{children}</div>
      {view.isOpen && (
        <Suspense>
          <HistoryPanel subject={subject} load={load} shown={view.shown} onShow={view.setShown} onClose={view.close} />
        </Suspense>
      )}
    </>
  );
}
