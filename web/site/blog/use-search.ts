import { useEffect, useRef, type RefObject } from 'react';
import { navigate } from '#web/ui/routing/history.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { blogPath, type Filters } from './list-address.ts';
import { debounce, type Debounced } from './debounce.ts';

/** Marks an entry of the history that a search has made: the next keys go on with it. */
const typedSearch = { ...keepsScroll, isTyped: true };

/**
 * Puts what is typed into the address, a moment after the last key. The field keeps its own text, so that no key is
 * lost to an address that comes late; the address reaches the field only when one goes back, forward or starts anew.
 */
export function useSearch(input: RefObject<HTMLInputElement | null>, { q, tag }: Filters) {
  const location = useLocation();
  const { key } = location;
  const isTyped = isTypedState(location.state);
  /** What was last sent and has not yet arrived in the address. */
  const sent = useRef<string | null>(null);
  const send = useRef<(words: string) => void>(null);
  const seen = useRef<{ key: string; q: string } | null>(null);
  const debounced = useRef<Debounced<string>>(null);

  useEffect(() => {
    const waiting = debounce((words: string) => send.current?.(words), SEARCH_DEBOUNCE_MS);
    debounced.current = waiting;
    return () => waiting.cancel();
  }, []);

  useEffect(() => {
    send.current = (words) => {
      if (words.trim() === q) return;
      sent.current = words.trim();
      // The first search can be gone back from; more keys only change it.
      navigate(blogPath({ q: words, tag }), { state: typedSearch, replace: isTyped });
    };
  }, [q, tag, isTyped]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { key, q };
    if (!input.current || before?.key === key) return;
    if (!before) {
      // Keys that were pressed before the page came alive count too.
      if (input.current.value.trim() !== q) debounced.current?.(input.current.value);
      return;
    }
    const isOurs = isTyped && sent.current !== null;
    if (q === sent.current || !isTyped) sent.current = null;
    if (isOurs || before.q === q) return;
    debounced.current?.cancel();
    setInputValue(input.current, q);
  }, [key, q, isTyped, input]);

  function now(words: string) {
    debounced.current?.cancel();
    send.current?.(words);
  }

  return { soon: (words: string) => debounced.current?.(words), now };
}

/** Writes into the field, which keeps its own text. */
export function setInputValue(field: HTMLInputElement, words: string): void {
  field.value = words;
}

function isTypedState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}
