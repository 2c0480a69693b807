import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the address names this account, such as from a search result. Scrolls its row into view. */
export function useLinkedRow(id: string) {
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
