import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the field that the address names: `?field=faqs.3.answer`. The address loses it, so that a reload stays calm. */
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
      { replace: true },
    );
  });
  useEffect(() => {
    if (field !== null) open(field);
  }, [field]);
}
