type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface OrderDraft {
  saved: string[];
  wanted: string[];
}

/** Stores an unsaved order in this browser. Does nothing if storage is full or off. */
export function saveOrderDraft(store: Store, key: string, saved: readonly string[], wanted: readonly string[]): void {
  try {
    store.setItem(key, JSON.stringify({ saved, wanted }));
  } catch {
    // storage is full or off; the screen asks before the user leaves
  }
}

/** The stored order, if the saved order is still the one it was based on. */
export function readOrderDraft(store: Store, key: string, saved: readonly string[]): string[] | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isOrderDraft(stored) && stored.saved.join() === saved.join() ? stored.wanted : null;
  } catch {
    return null;
  }
}

export function deleteOrderDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // storage is off: nothing was stored
  }
}

function isOrderDraft(value: unknown): value is OrderDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'saved' in value &&
    'wanted' in value &&
    isIds(value.saved) &&
    isIds(value.wanted)
  );
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
