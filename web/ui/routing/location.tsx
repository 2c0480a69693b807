import { createContext, useContext } from 'react';

/** The current URL and history entry. */
export interface Location {
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  /** With its hash sign, or ''. */
  hash: string;
  /** The state of the history entry. */
  state: unknown;
  /** Identifies the history entry: the same URL visited twice has two keys. */
  key: string;
}

export type Params = Record<string, string | undefined>;

/** A location with the parameters of the page's path. */
export interface CurrentRoute {
  location: Location;
  params: Params;
}

/** The key of an entry that the application did not create. */
export const DEFAULT_KEY = 'default';

export const LocationContext = createContext<CurrentRoute>({ location: parseLocation('/'), params: {} });

export function useLocation(): Location {
  return useContext(LocationContext).location;
}

export function useParams(): Params {
  return useContext(LocationContext).params;
}

/** Parses a path with query and hash into a location. */
export function parseLocation(path: string): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || '/', search, hash, state: null, key: DEFAULT_KEY };
}
