import type { SwipeAct } from '#web/admin/shell/swipe/swipe.ts';
import type { Inbox, InboxItem } from './inbox.ts';

/** How one kind of item is shown in its inbox. */
export interface InboxKind<T extends InboxItem> {
  inbox: Inbox<T>;
  /** What one item is, and the query parameter of the open one: 'message'. */
  one: string;
  many: string;
  /** What staff can choose, and what the list can be filtered by. */
  statuses: readonly T['status'][];
  states: readonly string[];
  failed: string;
  searchHint: string;
  nameOf: (record: T) => string;
  /** Completes 'Status of the …'. */
  labelOf: (record: T) => string;
  subjectOf: (record: T) => string;
  wordsOf: (record: T) => string;
  /** The names of more filters in the address. */
  moreFilters?: readonly string[];
  /** The name of a status or state; without it, the word itself. */
  statusName?: (status: string) => string;
  /** The word for the status in labels; 'Status' without it. */
  statusWord?: string;
  /** Whether nobody has seen it; without it, whether its status is 'new'. */
  isNew?: (record: T) => boolean;
  /** The status that a swipe to the right sets, and its word; undefined for none. */
  swipeTo: (record: T) => (Pick<SwipeAct, 'word'> & { status: T['status'] }) | undefined;
}
