import { z } from 'zod';
import { withMeta } from '#contract/field-meta.ts';
import { rules } from '../rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

/** A time of the day on a clock with 24 hours: '09:30'. Left out or empty it becomes `fallback`. */
export function clockTime(label: string, fallback: string, extra: FieldOptions = {}) {
  const bare = z
    .string(rules.clockTime)
    .trim()
    .overwrite((typed) => normalized(typed || fallback))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, rules.clockTime);
  return withMeta(bare.default(fallback), { label, widget: 'time', ...extra, bare });
}

/** '9', '9.30' and '9:30' with two digits and a colon. */
function normalized(typed: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed) ?? [];
  return hour ? `${hour.padStart(2, '0')}:${minute}` : typed;
}
