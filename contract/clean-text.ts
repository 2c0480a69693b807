/**
 * Office programs and PDF readers paste invisible control characters. They are replaced, not refused:
 * people cannot see what to remove. Half of a surrogate pair becomes U+FFFD, the replacement character.
 */
const CONTROL = /\r\n|[\p{Cc}\u2028\u2029]/gu;
const ODD_LINE_BREAK = /[\v\f\u0085\u2028\u2029]/g;
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n\r]/gu;
const SPACING = /[\s\u0085]/;

/** One line: every control character and line break becomes a space. */
export function cleanLine(line: string): string {
  return line.toWellFormed().replace(CONTROL, ' ');
}

/** Several lines: every kind of line break becomes a plain one, other control characters become spaces. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(ODD_LINE_BREAK, '\n').replace(CONTROL_IN_TEXT, ' ');
}

/** The address of a page or picture: without control characters, as browsers read it. */
export function cleanAddress(address: string): string {
  return address.toWellFormed().replace(CONTROL, '');
}

/** An e-mail address. Separators become a space, so that two lines do not become one address. */
export function cleanEmail(email: string): string {
  return email.toWellFormed().replace(CONTROL, (found) => (SPACING.test(found) ? ' ' : ''));
}
