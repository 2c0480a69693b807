import { useEffect, type RefObject } from 'react';
import { navigate } from '#web/ui/routing/history.ts';
import { blogPath, type Filters } from './list-address.ts';
import { focusKind, keyAction } from './key-action.ts';
import { pageTurn } from './use-page-focus.ts';

/** '/' focuses the search. The left and right arrows go to the previous and next page. */
export function useListKeys(input: RefObject<HTMLInputElement | null>, filters: Filters, totalPages: number): void {
  const { page, q, tag } = filters;

  useEffect(() => {
    function goToPage(target: number) {
      if (target < 1 || target > totalPages) return;
      navigate(blogPath({ page: target, q, tag }), { state: pageTurn });
    }

    function onKey(event: KeyboardEvent) {
      const meaning = event.repeat ? null : keyAction(event, focusKind(event.target));
      if (!meaning) return;
      event.preventDefault();
      if (meaning === 'search') input.current?.select();
      else goToPage(meaning === 'next' ? page + 1 : Math.min(page - 1, totalPages));
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input, page, q, tag, totalPages]);
}
