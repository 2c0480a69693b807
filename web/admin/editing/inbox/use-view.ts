import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import type { Filter } from './inbox.ts';
import { rowId } from './row-id.ts';

export type View = ReturnType<typeof useView>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is filtered and which record is open; kept in the address, so that a link leads to the same view.
 * `item` is the name under which the open record stands there.
 */
export function useView(item: string, statuses: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const chosenId = search.get(item) ?? '';
  const day = (name: string) => DAY.exec(search.get(name) ?? '')?.[0] ?? '';
  const status = statuses.find((known) => known === search.get('status')) ?? '';

  function withChanges(changes: Record<string, string>, from = search): URLSearchParams {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }
  /** Over the address as it is now: what was changed since it was last drawn must not come back. */
  function change(changes: Record<string, string>, isStep = false) {
    const now = new URLSearchParams(window.location.search);
    setSearch(withChanges(changes, now), { replace: !isStep, preventScrollReset: true });
  }

  const { words, q, setWords, forgetWords } = useWords(search.get('q') ?? '', (sought) => change({ q: sought }));
  const filter: Filter = { q, status, from: day('from'), to: day('to') };
  return {
    words,
    setWords,
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    chosenId,
    setStatus: (value: string) => change({ status: value }),
    setDays: (from: string, to: string) => change({ from, to }),
    choose: (id: string) => change({ [item]: id }),
    close: () => {
      change({ [item]: '' }, true);
      requestAnimationFrame(() => document.getElementById(rowId(chosenId))?.focus());
    },
    /** Once it was deleted: without a step back to it. */
    forget: (id: string) => {
      if (id === chosenId) change({ [item]: '' });
    },
    linkTo: (id: string) => `?${withChanges({ [item]: id })}`,
    reset: () => {
      forgetWords();
      change({ q: '', status: '', from: '', to: '' });
    },
  };
}

/**
 * The words as they are typed, and as they are sought once one has paused. The address follows; words that come by a
 * link are taken from it.
 */
function useWords(inAddress: string, onSought: (q: string) => void) {
  const [words, setWords] = useState(inAddress);
  const [q, setQ] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== q) {
      setQ(inAddress);
      setWords(inAddress);
    }
  }
  const typed = words.trim();
  useEffect(() => {
    if (typed === q) return;
    const seek = () => {
      setQ(typed);
      onSought(typed);
    };
    const timer = setTimeout(seek, typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const forgetWords = () => {
    setWords('');
    setQ('');
  };
  return { words, q, setWords, forgetWords };
}
