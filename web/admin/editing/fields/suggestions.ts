import { createContext, use } from 'react';

/** A term to suggest and the number of records that use it. */
export interface Suggestion {
  word: string;
  count: number;
}

const NONE: readonly Suggestion[] = [];
const Context = createContext<Readonly<Record<string, readonly Suggestion[]>>>({});

/** Provides the suggestions of a form, by field path. */
export const SuggestionsProvider = Context.Provider;

/** What other records have in the same field. */
export function useSuggestions(path: string): readonly Suggestion[] {
  return use(Context)[path] ?? NONE;
}

/** Counts the terms in all lists, most frequent first. */
export function countTerms(lists: readonly (readonly string[])[]): Suggestion[] {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}
