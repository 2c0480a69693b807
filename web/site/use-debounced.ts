import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';

/** A typed value, updated after the typing pauses, so that not every key causes a request. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
