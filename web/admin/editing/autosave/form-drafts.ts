import { isGroup, type Values } from '#web/admin/editing/form/values.ts';

/** Unsaved work stored in this browser. */
export interface Draft {
  /** The version that was edited, and its content. */
  version: number;
  base: Values;
  values: Values;
  /** Set if the edited version was staged: see `LoadedRecord`. */
  staged?: { version: number; published: Values };
  /** Time of the last change, ISO 8601. */
  at: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();

/** Calls `listener` whenever a draft is saved or deleted here. Returns a function that unsubscribes. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyDraftsChanged(): void {
  for (const listener of listeners) listener();
}

/** The storage key for one user's draft of one record. */
export function draftKey(user: string, record: string): string {
  return `draft:${user}:${record}`;
}

/** Stores a draft. Returns false if storage is full or off. */
export function saveDraft(store: Store, key: string, draft: Draft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    notifyDraftsChanged();
    return true;
  } catch {
    return false;
  }
}

/** The stored draft, or null if there is none or it cannot be parsed. */
export function readDraft(store: Pick<Store, 'getItem'>, key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function deleteDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
    notifyDraftsChanged();
  } catch {
    // storage is off: nothing was stored
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    isGroup(value) &&
    typeof value.version === 'number' &&
    typeof value.at === 'string' &&
    isGroup(value.base) &&
    isGroup(value.values) &&
    (value.staged === undefined || (isGroup(value.staged) && isGroup(value.staged.published)))
  );
}
