import { useEffect, type RefObject } from 'react';
import { navigate } from '#web/ui/routing/history.ts';
import { addressOf, type Filters } from './address.ts';
import { focusOf, meaningOf } from './keys.ts';
import { turned } from './use-turned.ts';

/** '/' leads to the search, the left and right arrows to the previous and next page. */
export function useKeys(input: RefObject<HTMLInputElement | null>, filters: Filters, totalPages: number): void {
  const { page, q, tag } = filters;

  useEffect(() => {
    function turnTo(target: number) {
      if (target < 1 || target > totalPages) return;
      navigate(addressOf({ page: target, q, tag }), { state: turned });
    }

    function onKey(event: KeyboardEvent) {
      const meaning = event.repeat ? null : meaningOf(event, focusOf(event.target));
      if (!meaning) return;
      event.preventDefault();
      if (meaning === 'search') input.current?.select();
      else turnTo(meaning === 'next' ? page + 1 : Math.min(page - 1, totalPages));
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input, page, q, tag, totalPages]);
}
