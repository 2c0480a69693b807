import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the address names this account, as a hit of the search does; its row is brought into sight then. */
export function useNamedRow(id: string) {
  const [search] = useSearchParams();
  const isNamed = search.get('user') === id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return { row, isNamed };
}
