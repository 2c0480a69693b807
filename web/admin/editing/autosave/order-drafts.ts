type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Kept {
  saved: string[];
  wanted: string[];
}

/** Keeps an order that is not saved yet on this computer; where storage is full or off, it is just not kept. */
export function keepOrderOf(store: Store, key: string, saved: readonly string[], wanted: readonly string[]): void {
  try {
    store.setItem(key, JSON.stringify({ saved, wanted }));
  } catch {
    // nothing is kept; the screen asks before it is left
  }
}

/** The kept order, if it was made over the order that is saved now. */
export function readOrder(store: Store, key: string, saved: readonly string[]): string[] | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isKept(kept) && kept.saved.join() === saved.join() ? kept.wanted : null;
  } catch {
    return null;
  }
}

export function dropOrder(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // storage switched off: nothing was kept
  }
}

function isKept(value: unknown): value is Kept {
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
