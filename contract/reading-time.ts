import { WORDS_PER_MINUTE } from './constants.ts';

/** Whole minutes that reading a text in HTML takes, at least 1: its words divided by 200, rounded up. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}
