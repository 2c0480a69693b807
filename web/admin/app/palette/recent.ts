/** A place opened lately. */
export interface RecentPlace {
  /** Below the panel's base path. */
  to: string;
  title: string;
}

const PLACES_MAX = 6;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The places a user opened last, newest first. */
export function recentPlaces(store: Store, user: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Remembers a place. Does nothing if storage is full or off. */
export function noteRecent(store: Store, user: string, { to, title }: RecentPlace): void {
  const others = recentPlaces(store, user).filter((one) => one.to !== to);
  try {
    store.setItem(keyOf(user), JSON.stringify([{ to, title }, ...others].slice(0, PLACES_MAX)));
  } catch {
    // storage is full or off
  }
}

function keyOf(user: string): string {
  return `recent:${user}`;
}

function isPlace(value: unknown): value is RecentPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    typeof value.to === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}
