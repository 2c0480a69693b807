import { isGroup, type Values } from '#web/admin/editing/form/values.ts';

/** Unsaved work as it is kept on this computer. */
export interface Draft {
  /** The version one started from, and what it said. */
  version: number;
  base: Values;
  values: Values;
  /** When it was last changed, as ISO 8601. */
  at: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();

/** Calls back whenever a copy is kept or dropped here; gives the way to stop that. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function draftsChanged(): void {
  for (const listener of listeners) listener();
}

/** Where the unsaved work of one person on one record is kept. */
export function draftKey(user: string, record: string): string {
  return `draft:${user}:${record}`;
}

/** Keeps a copy; answers whether it is kept (storage may be full or switched off). */
export function keepDraft(store: Store, key: string, draft: Draft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    draftsChanged();
    return true;
  } catch {
    return false;
  }
}

/** The kept copy, or null where there is none that can be read. */
export function readDraft(store: Pick<Store, 'getItem'>, key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function dropDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
    draftsChanged();
  } catch {
    // storage switched off: nothing was kept
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    isGroup(value) &&
    typeof value.version === 'number' &&
    typeof value.at === 'string' &&
    isGroup(value.base) &&
    isGroup(value.values)
  );
}
