import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MESSAGE_STATUSES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { matchesMessage, wordsOf } from '../shell/find-entries.ts';
import type { Status } from './inbox.ts';
import { rowId } from './row-id.ts';

export type Choice = ReturnType<typeof useChoice>;

/** What is filtered and which message is open; kept in the address, so that a link leads to the same view. */
export function useChoice(messages: ContactMessage[]) {
  const [search, setSearch] = useSearchParams();
  const { words, setWords } = useWords(search.get('q') ?? '');
  const sought = useDeferredValue(words);
  const status = MESSAGE_STATUSES.find((known) => known === search.get('status')) ?? '';
  const chosenId = search.get('message') ?? '';
  // The open message stays in the list even when its new status no longer fits the filter.
  const shown = messages.filter((message) => message._id === chosenId || fits(message, status, wordsOf(sought)));
  const index = shown.findIndex(({ _id }) => _id === chosenId);

  /** The present address with one thing changed, and with the words as they stand. */
  function withChange(name: string, value: string): URLSearchParams {
    const next = new URLSearchParams(search);
    for (const [key, text] of [['q', sought] as const, [name, value] as const]) {
      if (text) next.set(key, text);
      else next.delete(key);
    }
    return next;
  }
  function change(name: string, value: string, isStep = false) {
    setSearch(withChange(name, value), { replace: !isStep, preventScrollReset: true });
  }
  return {
    words,
    status,
    chosenId,
    shown,
    chosen: shown[index],
    /** The neighbours of the open message. */
    previousId: shown[index - 1]?._id,
    nextId: index < 0 ? undefined : shown[index + 1]?._id,
    setWords,
    setStatus: (value: Status | '') => change('status', value),
    choose: (id: string) => change('message', id),
    close: () => {
      change('message', '', true);
      requestAnimationFrame(() => document.getElementById(rowId(chosenId))?.focus());
    },
    /** Without the words, which stay as they are: or every key would change every row. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(search);
      next.set('message', id);
      return `?${next}`;
    },
    reset: () => {
      setWords('');
      setSearch({}, { replace: true });
    },
  };
}

/**
 * The words as they are typed. The address changes too late for a text field, which would lose keys; so it takes
 * the words along with the next step, and words that come by a link are taken from it.
 */
function useWords(inAddress: string) {
  const [words, setWords] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    setWords(inAddress);
  }
  return { words, setWords };
}

function fits(message: ContactMessage, status: Status | '', words: string[]): boolean {
  return (status === '' || message.status === status) && matchesMessage(words, message);
}
