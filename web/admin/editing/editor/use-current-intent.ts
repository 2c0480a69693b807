import { useMemo, useRef, useState } from 'react';
import type { Intent } from '#web/admin/editing/form/publishing.ts';

/** The state chosen in a form. A ref beside it, because a save that follows at once needs the newest. */
export function useCurrentIntent(): Intent & { current: () => string | null } {
  const [intent, setShown] = useState<string | null>(null);
  const newest = useRef(intent);
  return useMemo(
    () => ({
      intent,
      current: () => newest.current,
      setIntent: (next) => {
        newest.current = next;
        setShown(next);
      },
    }),
    [intent],
  );
}
