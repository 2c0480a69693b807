import { useMemo, useRef, useState } from 'react';
import type { PublishIntent } from '#web/admin/editing/form/publishing.ts';

/** The state chosen in a form. Also kept in a ref, because a save that follows at once needs the current value. */
export function useCurrentIntent(): PublishIntent & { current: () => string | null } {
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
