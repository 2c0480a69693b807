import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { VersionInList } from '#contract/records/history.ts';
import type { HistorySubject } from './subject.ts';
import { versionMoment, type ShownVersion } from './use-history-view.ts';
import { versionQuery } from './versions.ts';

/** How long the pointer or the focus stays on a row before the preview follows. */
const DEBOUNCE_MS = 120;

/** Shows the version that the pointer or the focus is on in the preview. */
export function useShownVersion(subject: HistorySubject, onShow?: (version: ShownVersion | null) => void) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wanted = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function show(version: VersionInList): Promise<void> {
    // One that cannot be loaded is not shown; its own view says why.
    const found = await client.query(versionQuery(subject, version.version)).catch(() => null);
    if (found && wanted.current === version.version)
      onShow?.({ version: version.version, values: found.values, when: versionMoment(version) });
  }

  return (version: VersionInList | null) => {
    if (!onShow) return;
    clearTimeout(timer.current);
    wanted.current = version?.version ?? 0;
    timer.current = setTimeout(() => (version ? void show(version) : onShow(null)), DEBOUNCE_MS);
  };
}
