const CURRENCY = /^\p{Sc}|\p{Sc}$/gu;
const SPACES = /[\s\u00a0\u2009\u202f]+/g; // including non-breaking spaces
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Thousands in groups of three (1,200,000), or after the first three in groups of two (12,00,000). */
const GROUPED = /^[+-]?\d{1,3}([ ,'])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3}(\.\d*)?$/;

/** A decimal comma: one or two digits after it cannot be thousands. */
const DECIMAL_COMMA = /^[+-]?\d+,\d{1,2}$/;

/**
 * A number as people type or paste it: 1200, 1,200.50, 1 200, ₹ 1,200, 12,5. Null for anything else, including
 * ambiguous input (1.200,50) and likely mistakes (1e3).
 */
export function parseNumber(typed: string): number | null {
  const text = typed
    .trim()
    .replace(CURRENCY, '')
    .trim()
    .replace(/^\u2212/, '-') // typographic minus
    .replace(/\u2019/g, "'") // typographic apostrophe
    .replace(SPACES, ' ');
  if (GROUPED.test(text)) return Number(text.replace(/[ ,']/g, ''));
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  return PLAIN.test(text) ? Number(text) : null;
}
