import { z } from 'zod';

const DAY = z.iso.date();
const MONTH_OR_YEAR = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const CLOCK = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Whether a text is a day of the calendar: 2026-11-22. */
export function isDay(text: string): boolean {
  return DAY.safeParse(text).success;
}

/** Whether a text has a clock time without a time zone: each computer would read it as another moment. */
export function lacksZone(text: string): boolean {
  const found = CLOCK.exec(text);
  return found !== null && found[4] === undefined;
}

/**
 * A moment in ISO 8601 with `Z` or an offset, as the same moment in UTC; null for anything else. Later years than 9999
 * and earlier ones than 0 are refused: with their sign they would come first in the order of text.
 */
export function parseMoment(text: string): string | null {
  const [, day = '', , , zone = ''] = CLOCK.exec(text) ?? [];
  if (!isDay(day) || !zone) return null;
  const time = Date.parse(
    text
      .toUpperCase()
      .replace(' ', 'T')
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
  );
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d/.test(iso) ? iso : null;
}

/** As `parseMoment`; a day, month or year alone is its first moment in UTC. */
export function parseMomentOrDay(text: string): string | null {
  return isDay(text) || MONTH_OR_YEAR.test(text) ? new Date(text).toISOString() : parseMoment(text);
}
