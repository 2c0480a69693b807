import { z } from 'zod';
import { withMeta } from '#contract/field-meta.ts';
import type { FieldOptions } from './field-options.ts';

/** The key of an icon. Unknown keys are stored, and the site shows a default icon. */
export function icon(label: string, options: readonly string[], fallback: string, extra: FieldOptions = {}) {
  const bare = z.string('Must be text').trim().max(40, 'Not an icon key').regex(/^\w*$/, 'Not an icon key');
  const filled = bare.overwrite((value) => value || fallback);
  return withMeta(filled.default(fallback), {
    label,
    widget: 'icon',
    placeholder: fallback,
    ...extra,
    options,
    bare: filled,
  });
}

/** One of a few values; `fallback` if it is left out. */
export function choice<const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  fallback: O[number],
  extra: FieldOptions = {},
) {
  const bare = z.enum(options, `${label} must be one of: ${options.join(', ')}`);
  return withMeta(
    bare.default(() => bare.parse(fallback)),
    { label, widget: 'choice', ...extra, options, bare },
  );
}

/** One of a few values, required. */
export function requiredChoice<const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  { message, ...extra }: FieldOptions & { message?: string } = {},
) {
  const bare = z.enum(options, message ?? `${label} must be one of: ${options.join(', ')}`);
  return withMeta(bare, { label, widget: 'choice', ...extra, options, bare });
}

/** Yes or no. */
export function toggle(label: string, fallback: boolean, extra: FieldOptions = {}) {
  const bare = z.boolean(`${label} must be true or false`);
  return withMeta(bare.default(fallback), { label, widget: 'switch', ...extra, bare });
}
