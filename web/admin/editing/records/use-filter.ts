import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';

export type Filter = ReturnType<typeof useFilter>;

/** What the list is narrowed to; kept in the address, so that a link leads to the same view. */
export function useFilter(statuses: readonly { value: string }[] = []) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const status = statuses.find(({ value }) => value === search.get('status'))?.value ?? '';
  // The words follow every key, the address only a pause; what comes by a link is taken from the address.
  const [words, setWords] = useState(q);
  const [known, setKnown] = useState(q);
  const [committed, setCommitted] = useState(q);
  if (known !== q) {
    setKnown(q);
    if (q !== committed) setWords(q);
  }

  function change(next: { q?: string; status?: string }) {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    setCommitted(next.q ?? q);
    setSearch(changed, { replace: true, preventScrollReset: true });
  }
  const commit = useDebouncedCallback((typed: string) => change({ q: typed.trim() }), SEARCH_DEBOUNCE_MS);

  return {
    /** What is sought. */
    q,
    status,
    /** What stands in the search field. */
    words,
    isNarrowed: q !== '' || status !== '',
    setWords: (typed: string) => {
      setWords(typed);
      commit(typed);
    },
    setStatus: (value: string) => change({ q: words.trim(), status: value }),
    reset: () => {
      setWords('');
      change({ q: '', status: '' });
    },
    /** The same view at another record. */
    search: search.size > 0 ? `?${search}` : '',
  };
}
