import { z } from 'zod';
import { withMeta } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

/** Characters that no password of a server has, but that a paste may bring. */
const CONTROL = /\p{Cc}/u;

/**
 * A password that the server stores encrypted and never sends back: it reads as ''. Saved as '', the stored one stays,
 * unless a field in `boundTo` changes: then it is deleted, so that it never goes to another server.
 */
export function secret(label: string, { max = 500, ...extra }: FieldOptions = {}) {
  const bare = z
    .string('Must be text')
    .max(max, rules.tooLong(label, max))
    .refine((typed) => !CONTROL.test(typed), rules.control);
  return withMeta(bare.default(''), { label, widget: 'secret', ...extra, max, bare });
}
