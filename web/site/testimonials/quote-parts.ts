/** How large a quote may be set: the longer, the quieter. */
export type QuoteSize = 'short' | 'medium' | 'long';

export function quoteSize(words: string): QuoteSize {
  if (words.length <= 130) return 'short';
  return words.length <= 340 ? 'medium' : 'long';
}

/**
 * A quote in two parts: all but the last sentence, and the last one, which takes the accent. A quote of one sentence,
 * and one too long to be set large, has no second part.
 */
export function splitQuote(words: string): { opening: string; closing: string } {
  const text = words.trim();
  const end = quoteSize(text) === 'long' ? null : LAST_SENTENCE.exec(text);
  if (!end) return { opening: text, closing: '' };
  return { opening: text.slice(0, end.index + 1), closing: text.slice(end.index + 1).trimStart() };
}

/** The end of a sentence that is followed by exactly one more. */
const LAST_SENTENCE = /[.!?…।](?=\s+[^.!?…।]*[.!?…।]*$)/u;
