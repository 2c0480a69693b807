type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Text typed into a field of a list row and not yet saved. */
export interface FieldDraft {
  value: string;
  /** The saved value when typing began. */
  base: string;
}

/** Stores the text in this browser. Does nothing if storage is full or off. */
export function saveFieldDraft(store: Store, key: string, typed: FieldDraft | null): void {
  try {
    if (typed) store.setItem(key, JSON.stringify(typed));
    else store.removeItem(key);
  } catch {
    // storage is full or off
  }
}

/** The stored text, unless it equals the saved value. */
export function readFieldDraft(store: Store, key: string, saved: string): FieldDraft | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isFieldDraft(stored) && stored.value !== saved ? stored : null;
  } catch {
    return null;
  }
}

function isFieldDraft(value: unknown): value is FieldDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'string' &&
    'base' in value &&
    typeof value.base === 'string'
  );
}
