import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { VersionInList } from '#contract/records/history.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { formatClock, formatDay } from '#web/admin/shell/dates/format-date.ts';

/** The part of an address that opens the history of what the screen edits. */
export const HISTORY_HASH = '#history';

/** An older version, as the preview shows it. */
export interface ShownVersion {
  version: number;
  values: Values;
  /** When it was saved: 'Today, 09:14'. */
  when: string;
}

/** When a version was saved: 'Today, 09:14'. */
export function versionMoment({ at }: VersionInList): string {
  return `${formatDay(at)}, ${formatClock(at)}`;
}

/** Whether the history stands in place of the form, and the version that the preview shows with it. */
export function useHistoryView() {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const isOpen = location.hash === HISTORY_HASH;
  const go = (hash: string, replace: boolean) =>
    void navigate({ search: location.search, hash }, { replace, state: location.state as unknown });
  return {
    isOpen,
    shown: isOpen ? shown : null,
    setShown,
    // The back button of the browser closes it, too.
    open: () => go(HISTORY_HASH, false),
    close: () => {
      setShown(null);
      go('', true);
    },
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
