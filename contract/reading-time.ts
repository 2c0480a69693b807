import { WORDS_PER_MINUTE } from './constants.ts';

/** Whole minutes that reading a text in HTML takes, at least 1: its words divided by 200, rounded up. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE));
}

/** How many words a text in HTML has; signs that stand alone are none. */
export function countWords(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
