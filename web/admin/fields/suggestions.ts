import { createContext, use } from 'react';

const NONE: readonly string[] = [];
const Context = createContext<Readonly<Record<string, readonly string[]>>>({});

/** Gives the fields of a form what may be offered while one types, by their paths. */
export const SuggestionsProvider = Context.Provider;

/** What others have entered in the same field. */
export function useSuggestions(path: string): readonly string[] {
  return use(Context)[path] ?? NONE;
}
