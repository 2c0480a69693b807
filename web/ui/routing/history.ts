import { DEFAULT_KEY, type Location } from './location.tsx';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** The state of a history entry; `usr` is the state given to `navigate`. */
interface HistoryState {
  usr?: unknown;
  key?: unknown;
}

const listeners = new Set<() => void>();

/** The location of the browser. */
export function currentLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key } = historyState();
  return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : DEFAULT_KEY };
}

/** Navigates inside this application. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const entry: HistoryState = { usr: state, key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replace) history.replaceState(entry, '', to);
    else history.pushState(entry, '', to);
  } catch {
    location.assign(to); // the browser limits the number of navigations
    return;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after every navigation, Back or Forward, and hash link. Returns the unsubscribe function. */
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
