type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Words that were typed into a field of a row and are not saved. */
export interface Typed {
  value: string;
  /** What was saved when one began. */
  base: string;
}

/** Keeps them on this computer; where storage is full or off they are just not kept. */
export function keepTyped(store: Store, key: string, typed: Typed | null): void {
  try {
    if (typed) store.setItem(key, JSON.stringify(typed));
    else store.removeItem(key);
  } catch {
    // nothing is kept
  }
}

/** What was kept, unless it is what is saved by now. */
export function readTyped(store: Store, key: string, saved: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isTyped(kept) && kept.value !== saved ? kept : null;
  } catch {
    return null;
  }
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'string' &&
    'base' in value &&
    typeof value.base === 'string'
  );
}
