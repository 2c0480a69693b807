import { sql, type RawBuilder } from 'kysely';

/** Real searches have fewer words, and each word costs a scan of all texts. */
const WORDS_MAX = 8;

/** The words to search for, in lower case: at most eight, without those that are part of a longer one. */
export function searchTerms(q: string): string[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word))).slice(0, WORDS_MAX);
}

/** The condition that a text in lower case contains a word in lower case. */
export function containsTerm(text: RawBuilder<unknown>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}
