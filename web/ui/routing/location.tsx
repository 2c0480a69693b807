import { createContext, useContext } from 'react';

/** Where one is in the application. */
export interface Location {
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  /** With its hash sign, or ''. */
  hash: string;
  /** What the history keeps with this place. */
  state: unknown;
  /** Names the place in the history: the same address visited twice is two places. */
  key: string;
}

export type Params = Record<string, string | undefined>;

/** A location with the parts of its path that the page's address names. */
export interface CurrentRoute {
  location: Location;
  params: Params;
}

/** The key of a place that the application did not make itself. */
export const DEFAULT_KEY = 'default';

export const LocationContext = createContext<CurrentRoute>({ location: parseLocation('/'), params: {} });

export function useLocation(): Location {
  return useContext(LocationContext).location;
}

export function useParams(): Params {
  return useContext(LocationContext).params;
}

/** The location of a path with its query and hash, as nobody has been there yet. */
export function parseLocation(path: string): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || '/', search, hash, state: null, key: DEFAULT_KEY };
}
