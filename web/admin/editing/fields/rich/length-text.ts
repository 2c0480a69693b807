import { countWords, readingMinutes } from '#contract/reading-time.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** '482 words, 3 min to read'. */
export function lengthText(html: string): string {
  const wordCount = countWords(html);
  if (wordCount === 0) return richTextTexts.noTextYet;
  const minutes = readingMinutes(html);
  return richTextTexts.length(wordCount, minutes);
}
