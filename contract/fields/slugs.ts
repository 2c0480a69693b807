import { z } from 'zod';
import { metaOf, withMeta, type FieldMeta } from '#contract/field-meta.ts';
import { PAGE_PATH_PARTS_MAX } from '../constants.ts';
import { slugify } from '../slug.ts';
import { rules } from '../rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

/** An address part: anything typed is turned into lower-case letters, digits and hyphens. May be empty. */
export function slug(label: string, extra: FieldOptions = {}) {
  const bare = z
    .string('Must be text')
    .max(200, `${label} takes at most 200 characters`)
    .overwrite(slugify)
    .max(200, `${label} takes at most 200 characters`);
  return withMeta(bare.default(''), { label, widget: 'slug', ...extra, max: 200, bare });
}

/** The slug of another record, chosen from a list; '' for none. */
export function record(label: string, refersTo: FieldMeta['refersTo'], extra: FieldOptions = {}) {
  const field = slug(label, extra);
  return withMeta(field, { ...metaOf(field), widget: 'record', refersTo });
}

/** An address part that must not be empty; else the error is `message`. */
export function requiredSlug(label: string, message: string, extra: FieldOptions = {}) {
  const bare = z
    .string(message)
    .max(200, `${label} takes at most 200 characters`)
    .overwrite(slugify)
    .min(1, message)
    .max(200, `${label} takes at most 200 characters`);
  return withMeta(bare, { label, widget: 'slug', ...extra, max: 200, bare });
}

/** The path of a page: '/' or up to PAGE_PATH_PARTS_MAX slugs, '/offers/spring'. Anything typed is turned into one. */
export function pagePath(label: string, extra: FieldOptions = {}) {
  const tooLong = `${label} takes at most 200 characters`;
  const bare = z
    .string(rules.pagePath)
    .max(200, tooLong)
    .refine((typed) => typed.trim() !== '', rules.pagePath)
    .overwrite((typed) => `/${partsOf(typed).join('/')}`)
    .refine((path) => partsOf(path).length <= PAGE_PATH_PARTS_MAX, rules.pagePathParts);
  return withMeta(bare, { label, widget: 'line', ...extra, max: 200, bare });
}

function partsOf(path: string): string[] {
  return path.split('/').map(slugify).filter(Boolean);
}
