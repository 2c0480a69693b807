import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';

export type ListFilter = ReturnType<typeof useListFilter>;

/** The filters of the list, kept in the address, so that links lead to the same view. */
export function useListFilter(statuses: readonly { value: string }[] = []) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const status = statuses.find(({ value }) => value === search.get('status'))?.value ?? '';
  // The text follows every key, the address only a pause. Text from a link is taken from the address.
  const [searchText, setSearchText] = useState(q);
  const [knownQ, setKnownQ] = useState(q);
  const [committed, setCommitted] = useState(q);
  if (knownQ !== q) {
    setKnownQ(q);
    if (q !== committed) setSearchText(q);
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
    /** The text being searched. */
    q,
    status,
    /** The text in the search field. */
    searchText,
    isFiltered: q !== '' || status !== '',
    setSearchText: (typed: string) => {
      setSearchText(typed);
      commit(typed);
    },
    setStatus: (value: string) => change({ q: searchText.trim(), status: value }),
    reset: () => {
      setSearchText('');
      change({ q: '', status: '' });
    },
    /** The query string for links to another record. */
    search: search.size > 0 ? `?${search}` : '',
  };
}
