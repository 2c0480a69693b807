import { createContext, use } from 'react';

/** A word that may be offered, and how many records have it. */
export interface Suggestion {
  word: string;
  count: number;
}

const NONE: readonly Suggestion[] = [];
const Context = createContext<Readonly<Record<string, readonly Suggestion[]>>>({});

/** Gives the fields of a form what may be offered while one types, by their paths. */
export const SuggestionsProvider = Context.Provider;

/** What others have entered in the same field. */
export function useSuggestions(path: string): readonly Suggestion[] {
  return use(Context)[path] ?? NONE;
}

/** How often each word occurs in the lists of words, the most frequent first. */
export function tallied(lists: readonly (readonly string[])[]): Suggestion[] {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}
