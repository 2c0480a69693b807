import { z } from 'zod';
import { withMeta, metaOf } from '#contract/field-meta.ts';
import { lacksZone, parseMomentOrDay } from '../iso-time.ts';
import { rules } from '../rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

/** A moment as ISO 8601 with a time zone (a day, month or year alone counts as its first moment in UTC); '' for none. */
export function moment(label: string, extra: FieldOptions = {}) {
  const bare = z
    .string(rules.date)
    .trim()
    .refine((value) => !lacksZone(value), { error: rules.timeZone, abort: true })
    .refine((value) => value === '' || parseMomentOrDay(value) !== null, rules.date)
    .overwrite((value) => parseMomentOrDay(value) ?? value);
  return withMeta(bare.default(''), { label, widget: 'date', ...extra, bare });
}

/** The moment when a record becomes public. A future moment publishes it automatically; '' publishes it at once. */
export function schedule(label: string, extra: FieldOptions = {}) {
  const field = moment(label, extra);
  return withMeta(field, { ...metaOf(field), widget: 'schedule' });
}

/** A day as its first moment in UTC; '' for none. */
export function day(label: string, extra: FieldOptions = {}) {
  const field = moment(label, extra);
  return withMeta(field, { ...metaOf(field), widget: 'day' });
}
