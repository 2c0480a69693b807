/** The font size of a quote: the longer, the smaller. */
type QuoteSize = 'short' | 'medium' | 'long';

export function quoteSize(quote: string): QuoteSize {
  if (quote.length <= 130) return 'short';
  return quote.length <= 340 ? 'medium' : 'long';
}

/**
 * Splits a quote into all but the last sentence, and the last one, which gets the accent. A quote of one sentence, or a
 * long one, has no second part.
 */
export function splitQuote(quote: string): { opening: string; closing: string } {
  const text = quote.trim();
  const end = quoteSize(text) === 'long' ? null : LAST_SENTENCE.exec(text);
  if (!end) return { opening: text, closing: '' };
  return { opening: text.slice(0, end.index + 1), closing: text.slice(end.index + 1).trimStart() };
}

/** The end of a sentence that is followed by exactly one more. */
const LAST_SENTENCE = /[.!?…।](?=\s+[^.!?…।]*[.!?…।]*$)/u;
