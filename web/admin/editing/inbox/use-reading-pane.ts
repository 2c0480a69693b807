import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOpenItem, type Inbox, type InboxItem } from './inbox.ts';
import { focusRowOf } from './row-id.ts';
import { useDetailSteps, type DetailSteps, type ListState } from './steps.ts';
import type { InboxView } from './use-inbox-view.ts';

/** From this width on the open item stands beside the list. The styles of the inbox have the same width. */
const ROOM = '(min-width: 1100px)';

/** What the pane shows, and how. */
export interface ReadingPane {
  steps: DetailSteps;
  /** Whether it stands beside the list instead of over it. */
  isBeside: boolean;
  /** Shown without a choice, so nobody has read it yet. */
  isOffered: boolean;
}

/** The open item: the chosen one, or beside the list the first new one until something is chosen. */
export function useReadingPane<T extends InboxItem>(inbox: Inbox<T>, view: InboxView, list: ListState<T>) {
  const isBeside = useMediaQuery(ROOM, window.matchMedia(ROOM).matches);
  const { open, error } = useOpenItem(inbox, view.chosenId, list);
  const offer = useOffer(view.chosenId, list);
  const offered = isBeside ? offer.item : undefined;
  const steps = useDetailSteps(open ?? offered, view, list);
  const close = () => {
    if (offered) {
      offer.end();
      focusRowOf(offered._id);
    } else view.close();
  };
  const pane: ReadingPane = { steps: { ...steps, close }, isBeside, isOffered: offered !== undefined };
  return { open: open ?? offered, error, pane };
}

/** The first new item when the list was loaded. The offer ends with the first choice. */
function useOffer<T extends InboxItem>(chosenId: string, { items, isPending }: ListState<T>) {
  const [id, setId] = useState<string>();
  if (chosenId !== '' && id !== '') setId('');
  else if (chosenId === '' && id === undefined && !isPending) {
    setId(items.find(({ status, isSuspect }) => status === 'new' && !isSuspect)?._id ?? '');
  }
  return { item: id ? items.find(({ _id }) => _id === id) : undefined, end: () => setId('') };
}
