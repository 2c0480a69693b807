import { WORDS_PER_MINUTE } from './constants.ts';

/** The reading time of HTML in whole minutes, at least 1: its words divided by 200, rounded up. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE));
}

/** The number of words in HTML. Punctuation between spaces is not a word. */
export function countWords(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
