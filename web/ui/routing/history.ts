import { DEFAULT_KEY, type Location } from './location.tsx';

export interface NavigateOptions {
  /** Takes the place of the one in the history that one leaves. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** What the history keeps with each place: `usr` is what was given along. */
interface HistoryState {
  usr?: unknown;
  key?: unknown;
}

const listeners = new Set<() => void>();

/** Where the browser is now. */
export function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key } = historyState();
  return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : DEFAULT_KEY };
}

/** Goes to another address of this application. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const entry: HistoryState = { usr: state, key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replace) history.replaceState(entry, '', to);
    else history.pushState(entry, '', to);
  } catch {
    location.assign(to); // a browser that allows only so many steps in a while
    return;
  }
  for (const tell of listeners) tell();
}

/** Tells of every step through the history, and of every hash that the browser itself goes to. */
export function onLocationChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function historyState(): HistoryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
