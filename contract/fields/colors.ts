import { z } from 'zod';
import { cleanLine } from '#contract/clean-text.ts';
import { HEX_COLOR } from '#contract/colors.ts';
import { withMeta } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

const SHORT_COLOR = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/;

/** A colour, `#rrggbb`; '' for none. `c98a5c` and `#fff` are accepted too. */
export function hexColor(label: string, extra: FieldOptions = {}) {
  const bare = z
    .string('Must be text')
    .max(20, rules.color)
    .overwrite((typed) => tidyColor(cleanLine(typed).trim().toLowerCase()))
    .refine((color) => color === '' || HEX_COLOR.test(color), rules.color);
  return withMeta(bare.default(''), { label, widget: 'hexColor', ...extra, bare });
}

function tidyColor(typed: string): string {
  if (/^[0-9a-f]{6}$/.test(typed)) return `#${typed}`;
  return typed.replace(SHORT_COLOR, '#$1$1$2$2$3$3');
}
