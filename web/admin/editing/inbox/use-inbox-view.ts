import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import type { InboxFilter } from './inbox.ts';
import { focusRowOf } from './row-id.ts';

export type InboxView = ReturnType<typeof useInboxView>;

const NONE: readonly string[] = [];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The filters and the open item. Both are kept in the address, so that links lead to the same view. `item` is the query
 * parameter of the open item, `moreNames` those of more filters.
 */
export function useInboxView(item: string, statuses: readonly string[], moreNames: readonly string[] = NONE) {
  const [search, setSearch] = useSearchParams();
  const chosenId = search.get(item) ?? '';
  const day = (name: string) => DAY.exec(search.get(name) ?? '')?.[0] ?? '';
  const status = statuses.find((known) => known === search.get('status')) ?? '';

  function searchWithChanges(changes: Record<string, string>, from = search): URLSearchParams {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  /** Based on the current address: changes since the last render must not be lost. */
  function change(changes: Record<string, string>, isStep = false) {
    const now = new URLSearchParams(window.location.search);
    setSearch(searchWithChanges(changes, now), { replace: !isStep, preventScrollReset: true });
  }

  const { searchText, q, setSearchText, clearSearchText } = useSearchText(search.get('q') ?? '', (text) =>
    change({ q: text }),
  );
  const more = Object.fromEntries(
    moreNames.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  const hasMore = Object.keys(more).length > 0;
  const filter: InboxFilter = { q, status, from: day('from'), to: day('to'), ...(hasMore && { more }) };
  return {
    searchText,
    setSearchText,
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    chosenId,
    setStatus: (value: string) => change({ status: value }),
    hasMore,
    setMore: (name: string, value: string) => change({ [name]: value }),
    setDays: (from: string, to: string) => change({ from, to }),
    choose: (id: string) => change({ [item]: id }),
    close: () => {
      change({ [item]: '' }, true);
      focusRowOf(chosenId);
    },
    /** After a deletion: removes the item from the address without a history step back to it. */
    forget: (id: string) => {
      if (id === chosenId) change({ [item]: '' });
    },
    // The address may not have the searched text yet.
    linkTo: (id: string) => `?${searchWithChanges({ [item]: id, q })}`,
    reset: () => {
      clearSearchText();
      change({ q: '', status: '', from: '', to: '', ...Object.fromEntries(moreNames.map((name) => [name, ''])) });
    },
  };
}

/** The typed search text, and the text searched after a pause. The address follows; text from a link is taken over. */
function useSearchText(inAddress: string, onSearch: (q: string) => void) {
  const [searchText, setSearchText] = useState(inAddress);
  const [q, setQ] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== q) {
      setQ(inAddress);
      setSearchText(inAddress);
    }
  }
  const typed = searchText.trim();
  useEffect(() => {
    if (typed === q) return;
    const search = () => {
      setQ(typed);
      onSearch(typed);
    };
    const timer = setTimeout(search, typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const clearSearchText = () => {
    setSearchText('');
    setQ('');
  };
  return { searchText, q, setSearchText, clearSearchText };
}
