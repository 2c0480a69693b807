import { useEffect, useRef, type RefObject } from 'react';
import { navigate } from '#web/ui/routing/history.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { blogPath, type Filters } from './list-address.ts';

/** Marks a history entry made by typing: further keys replace it. */
const typedSearch = { ...keepsScroll, isTyped: true };

/**
 * Writes the typed search into the URL, a moment after the last key. The input is uncontrolled, so that a late
 * navigation loses no key. The URL changes the input only when the visitor goes back, forward or resets the search.
 */
export function useSearch(input: RefObject<HTMLInputElement | null>, { q, tag }: Filters) {
  const location = useLocation();
  const { key } = location;
  const isTyped = isTypedState(location.state);
  /** The last search sent that has not yet reached the URL. */
  const sent = useRef<string | null>(null);
  const send = useRef<(text: string) => void>(null);
  const lastEntry = useRef<{ key: string; q: string } | null>(null);
  const debounced = useRef<Debounced<string>>(null);

  useEffect(() => {
    const debouncedSend = debounce((text: string) => send.current?.(text), SEARCH_DEBOUNCE_MS);
    debounced.current = debouncedSend;
    return () => debouncedSend.cancel();
  }, []);

  useEffect(() => {
    send.current = (text) => {
      if (text.trim() === q) return;
      sent.current = text.trim();
      // The first search adds a history entry; further keys replace it.
      navigate(blogPath({ q: text, tag }), { state: typedSearch, replace: isTyped });
    };
  }, [q, tag, isTyped]);

  useEffect(() => {
    const before = lastEntry.current;
    lastEntry.current = { key, q };
    if (!input.current || before?.key === key) return;
    if (!before) {
      // Keys typed before hydration count too.
      if (input.current.value.trim() !== q) debounced.current?.(input.current.value);
      return;
    }
    const isOwnSearch = isTyped && sent.current !== null;
    if (q === sent.current || !isTyped) sent.current = null;
    if (isOwnSearch || before.q === q) return;
    debounced.current?.cancel();
    setInputValue(input.current, q);
  }, [key, q, isTyped, input]);

  function searchNow(text: string) {
    debounced.current?.cancel();
    send.current?.(text);
  }

  return { searchDebounced: (text: string) => debounced.current?.(text), searchNow };
}

/** Sets the value of the uncontrolled input. */
export function setInputValue(field: HTMLInputElement, text: string): void {
  field.value = text;
}

function isTypedState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}

interface Debounced<A> {
  (argument: A): void;
  /** Cancels the pending call. */
  cancel: () => void;
}

/** Calls `run` once with the last argument, `delay` milliseconds after the last call. */
export function debounce<A>(run: (argument: A) => void, delay: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (argument: A) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(argument), delay);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
}
