const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAMES = MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** The time of a date that is typed without one. */
export const USUAL_TIME = '09:00';

const WORDS = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})(.*)$/i;
const WORDS_MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(.*)$/i;
const NUMBERS = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/;
const TIME = /^[\sT,]*(?:at\s+)?(\d{1,2})[:.](\d{2})(?::00)?$/i;

/** A local day or moment as people write it: '12 Nov 2026', '12 Nov 2026, 09:00'. Takes 2026-11-12 and 2026-11-12T09:00. */
export function writeDate(local: string): string {
  const [, year = '', month = '', day = '', time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(local) ?? [];
  if (year === '') return '';
  const date = `${Number(day)} ${MONTH_NAMES[Number(month) - 1] ?? ''} ${year}`;
  return time === undefined ? date : `${date}, ${time}`;
}

/**
 * Reads a typed day, as 2026-11-12, or with `hasTime` a moment, as 2026-11-12T09:00. Null if it is no date. The month
 * must be a word, or the date begin with the year: 11/12/2026 is another day in America than in Europe.
 */
export function readDate(typed: string, hasTime: boolean): string | null {
  const { day, rest } = readDay(typed.trim());
  if (day === null) return null;
  if (!hasTime) return rest === '' || TIME.test(rest) ? day : null;
  const time = rest === '' ? USUAL_TIME : readTime(rest);
  return time === null ? null : `${day}T${time}`;
}

function readDay(typed: string): { day: string | null; rest: string } {
  const words = WORDS.exec(typed);
  if (words) return { day: makeDay(words[3], monthOf(words[2]), words[1]), rest: words[4]?.trim() ?? '' };
  const monthFirst = WORDS_MONTH_FIRST.exec(typed);
  if (monthFirst)
    return { day: makeDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]), rest: monthFirst[4]?.trim() ?? '' };
  const numbers = NUMBERS.exec(typed);
  if (numbers) return { day: makeDay(numbers[1], Number(numbers[2]), numbers[3]), rest: numbers[4]?.trim() ?? '' };
  return { day: null, rest: '' };
}

function monthOf(word = ''): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

/** Null for a day that no calendar has. */
function makeDay(year = '', month: number, day = ''): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const isReal = date.getUTCFullYear() === Number(year) && date.getUTCMonth() === month - 1;
  return isReal && Number(day) > 0 ? date.toISOString().slice(0, 10) : null;
}

function readTime(typed: string): string | null {
  const [, hours, minutes] = TIME.exec(typed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
