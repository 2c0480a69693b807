import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Opens the field named in the address (`?field=faqs.3.answer`) and removes it from the address, so that a reload does
 * not jump again.
 */
export function useLinkedField(jump: (path: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const field = search.get('field');
  const open = useEffectEvent((path: string) => {
    jump(path);
    setSearch(
      (now) => {
        now.delete('field');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (field !== null) open(field);
  }, [field]);
}
