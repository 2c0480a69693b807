import { UNNAMED, type Location } from './place.tsx';

export interface Going {
  /** Takes the place of the one in the history that one leaves. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** What the history keeps with each place: `usr` is what was given along. */
interface Kept {
  usr?: unknown;
  key?: unknown;
}

const listeners = new Set<() => void>();

/** Where the browser is now. */
export function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key } = keptState();
  return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : UNNAMED };
}

/** Goes to another address of this application. */
export function navigate(to: string, { replace = false, state = null }: Going = {}): void {
  const kept: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replace) history.replaceState(kept, '', to);
    else history.pushState(kept, '', to);
  } catch {
    location.assign(to); // a browser that allows only so many steps in a while
    return;
  }
  for (const tell of listeners) tell();
}

/** Tells of every step through the history, and of every hash that the browser itself goes to. */
export function onMoved(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function keptState(): Kept {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
