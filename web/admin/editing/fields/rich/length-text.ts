import { countWords, readingMinutes } from '#contract/reading-time.ts';

/** '482 words, 3 min to read'. */
export function lengthText(html: string): string {
  const wordCount = countWords(html);
  if (wordCount === 0) return 'No text yet';
  const minutes = readingMinutes(html);
  return `${wordCount.toLocaleString('en-GB')} ${wordCount === 1 ? 'word' : 'words'}, ${minutes} min to read`;
}
