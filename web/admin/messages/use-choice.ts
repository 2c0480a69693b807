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
  const words = search.get('q') ?? '';
  const status = MESSAGE_STATUSES.find((known) => known === search.get('status')) ?? '';
  const chosenId = search.get('message') ?? '';
  // The open message stays in the list even when its new status no longer fits the filter.
  const shown = messages.filter((message) => message._id === chosenId || fits(message, status, wordsOf(words)));
  const index = shown.findIndex(({ _id }) => _id === chosenId);

  function change(name: string, value: string, isStep: boolean) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: !isStep, preventScrollReset: true });
  }
  return {
    words,
    status,
    chosenId,
    shown,
    chosen: shown[index],
    /** The addresses of the neighbours of the open message. */
    previousId: shown[index - 1]?._id,
    nextId: index < 0 ? undefined : shown[index + 1]?._id,
    setWords: (value: string) => change('q', value, false),
    setStatus: (value: Status | '') => change('status', value, false),
    choose: (id: string) => change('message', id, false),
    close: () => {
      change('message', '', true);
      requestAnimationFrame(() => document.getElementById(rowId(chosenId))?.focus());
    },
    linkTo: (id: string) => {
      const next = new URLSearchParams(search);
      next.set('message', id);
      return `?${next}`;
    },
    reset: () => setSearch({}, { replace: true }),
  };
}

function fits(message: ContactMessage, status: Status | '', words: string[]): boolean {
  return (status === '' || message.status === status) && matchesMessage(words, message);
}
