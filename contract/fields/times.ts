import { z } from 'zod';
import { describe, infoOf } from '../describe.ts';
import type { Extra } from './extra.ts';

/** A moment of the years 0 to 9999 as ISO 8601 (a plain date counts as its first moment in UTC); '' for none. */
export function moment(label: string, extra: Extra = {}) {
  const bare = z
    .string('Must be a date')
    .trim()
    .refine((value) => value === '' || isKnownTime(value), 'Must be a date')
    .overwrite((value) => (isKnownTime(value) ? new Date(value).toISOString() : value));
  return describe(bare.default(''), { label, widget: 'date', ...extra, bare });
}

/** A moment from which on the record is public, by itself when it lies ahead; '' for at once. */
export function schedule(label: string, extra: Extra = {}) {
  const field = moment(label, extra);
  return describe(field, { ...infoOf(field), widget: 'schedule' });
}

/** A day as its first moment in UTC; '' for none. */
export function day(label: string, extra: Extra = {}) {
  const field = moment(label, extra);
  return describe(field, { ...infoOf(field), widget: 'day' });
}

/** Later years are written with a sign in front, which would put them before all others in the order of text. */
function isKnownTime(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && /^\d/.test(new Date(time).toISOString());
}
