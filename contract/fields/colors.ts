import { z } from 'zod';
import { cleanLine } from '#contract/clean-text.ts';
import { HEX_COLOR, tidyColor } from '#contract/colors.ts';
import { withMeta } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

/** A colour, `#rrggbb`; '' for none. `c98a5c` and `#fff` are accepted too. */
export function hexColor(label: string, extra: FieldOptions = {}) {
  const bare = z
    .string('Must be text')
    .max(20, rules.color)
    .overwrite((typed) => tidyColor(cleanLine(typed).trim().toLowerCase()))
    .refine((color) => color === '' || HEX_COLOR.test(color), rules.color);
  return withMeta(bare.default(''), { label, widget: 'hexColor', ...extra, bare });
}
