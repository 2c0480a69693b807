/** A mail as text: what its sender wrote, and the earlier mails below it. */
export interface SplitText {
  own: string;
  /** '' if nothing is quoted at the end. */
  quoted: string;
}

const QUOTED = /^\s*>/;
const FORWARDED = /^\s*-{2,}\s*(?:original message|forwarded message)\s*-{2,}\s*$/i;
/** The line above a quote: 'On 12 March, Asha wrote:'. Programs wrap it into at most this number of lines. */
const INTRO_LINES = 3;
const INTRO_MAX = 300;

/** Splits off the earlier mails at the end. A quote between answers stays where it is. */
export function splitQuotedText(text: string): SplitText {
  const lines = text.split('\n');
  const start = Math.min(startOfQuote(lines), startOfForwarded(lines));
  const own = lines.slice(0, start).join('\n').trimEnd();
  return own === '' ? { own: text, quoted: '' } : { own, quoted: lines.slice(start).join('\n').trim() };
}

/** Whether a line announces a quote. */
export function isQuoteIntro(line: string): boolean {
  const text = line.trim();
  return text.endsWith(':') && text.length <= INTRO_MAX;
}

function startOfForwarded(lines: readonly string[]): number {
  const found = lines.findIndex((line) => FORWARDED.test(line));
  return found < 0 ? lines.length : found;
}

function startOfQuote(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (last < 0 || !QUOTED.test(lines[last] ?? '')) return lines.length;
  const before = lines.findLastIndex((line, index) => index < last && line.trim() !== '' && !QUOTED.test(line));
  return isQuoteIntro(lines[before] ?? '') ? startOfParagraph(lines, before) : before + 1;
}

function startOfParagraph(lines: readonly string[], end: number): number {
  let start = end;
  while (start > 0 && end - start < INTRO_LINES - 1 && (lines[start - 1] ?? '').trim() !== '') start -= 1;
  return start;
}
