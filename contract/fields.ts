import { z } from 'zod';
import { COORDINATE_DECIMALS, EMAIL_MAX, EMAIL_PATTERN, WHOLE_MAX, type UploadKind } from './constants.ts';
import { describe, infoOf, type FieldInfo, type Shape } from './describe.ts';
import { isSafeLink, isSafeSource } from './links.ts';
import { slugify } from './slug.ts';
import { rules } from './texts.ts';

type Extra = Partial<Omit<FieldInfo, 'label' | 'widget' | 'shape' | 'element' | 'bare'>>;
type TextExtra = Extra & {
  /** Shown and stored when the field is empty. */
  fallback?: string;
  /** The first words of a new record; emptied, the field stays empty. */
  initial?: string;
};

const CONTROL_IN_LINE = /[\p{Cc}\p{Cs}]/u;
const CONTROL_IN_TEXT = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u; // eslint-disable-line no-control-regex -- they are what is refused

/** A single line of text, trimmed, at most `max` characters (200). Left out or empty it becomes `fallback`, else ''. */
export function line(label: string, { max = 200, ...extra }: TextExtra = {}) {
  return optionalText(singleLine(max, label), label, 'line', { ...extra, max });
}

/** A line that must be there: `min` to `max` characters once trimmed. */
export function requiredLine(
  label: string,
  { min = 1, max = 200, message, ...extra }: Extra & { message?: string } = {},
) {
  const short = message ?? (min > 1 ? `${label} needs at least ${min} characters` : `${label} is required`);
  const bare = z
    .string({ error: (issue) => (issue.input === undefined ? short : 'Must be text') })
    .trim()
    .min(min, short)
    .max(max, `${label} takes at most ${max} characters`)
    .refine((value) => !CONTROL_IN_LINE.test(value), rules.control);
  return describe(bare, { label, widget: 'line', ...extra, max, bare });
}

/** Several lines of plain text, trimmed, at most `max` characters (2000). */
export function text(label: string, { max = 2000, ...extra }: TextExtra = {}) {
  return optionalText(multiLine(max, label), label, 'text', { ...extra, max });
}

/** Several lines that must be there: `min` to `max` characters once trimmed. */
export function requiredText(
  label: string,
  { min = 1, max = 2000, message, ...extra }: Extra & { message?: string } = {},
) {
  const short = message ?? `${label} needs at least ${min} characters`;
  const bare = z
    .string({ error: (issue) => (issue.input === undefined ? short : 'Must be text') })
    .trim()
    .min(min, short)
    .max(max, `${label} takes at most ${max} characters`)
    .refine((value) => !CONTROL_IN_TEXT.test(value), rules.control);
  return describe(bare, { label, widget: 'text', ...extra, max, bare });
}

/**
 * Formatted text as HTML, at most `max` characters (20000). The server sanitises it on the way in and out. With
 * `upload` it is a long text, which may hold pictures, tables and code.
 */
export function html(label: string, { max = 20_000, ...extra }: TextExtra = {}) {
  return optionalText(multiLine(max, label), label, 'html', { ...extra, max });
}

/** Where a button or entry leads: a path, an anchor, mailto:, tel: or an http(s) address; '' for none. */
export function link(label: string, { max = 2000, ...extra }: TextExtra = {}) {
  return optionalText(singleLine(max, label).refine(isSafeLink, rules.link), label, 'link', { ...extra, max });
}

/** The address of a picture (or video): a path of this site or http(s); '' for none. */
export function image(label: string, upload: UploadKind, { max = 2000, ...extra }: TextExtra = {}) {
  const bare = singleLine(max, label).refine((value) => value === '' || isSafeSource(value), rules.source);
  return optionalText(bare, label, 'image', { ...extra, max, upload });
}

/** The address of a video or other file that is linked, not uploaded; '' for none. */
export function source(label: string, extra: Extra = {}) {
  const bare = singleLine(2000, label).refine((value) => value === '' || isSafeSource(value), rules.source);
  return optionalText(bare, label, 'link', { ...extra, max: 2000 });
}

/** The key of an icon. A key we do not know is kept; the site draws its stand-in. */
export function icon(label: string, options: readonly string[], fallback: string, extra: Extra = {}) {
  const bare = z.string('Must be text').trim().max(40, 'Not an icon key').regex(/^\w*$/, 'Not an icon key');
  const filled = bare.overwrite((value) => value || fallback);
  return describe(filled.default(fallback), {
    label,
    widget: 'icon',
    placeholder: fallback,
    ...extra,
    options,
    bare: filled,
  });
}

/** One of a few words; without a `fallback` it must be given. */
export function choice<const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  fallback: O[number],
  extra: Extra = {},
) {
  const bare = z.enum(options, `${label} must be one of: ${options.join(', ')}`);
  return describe(
    bare.default(() => bare.parse(fallback)),
    { label, widget: 'choice', ...extra, options, bare },
  );
}

/** One of a few words that must be given. */
export function requiredChoice<const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  extra: Extra = {},
) {
  const bare = z.enum(options, `${label} must be one of: ${options.join(', ')}`);
  return describe(bare, { label, widget: 'choice', ...extra, options, bare });
}

type NumberExtra = Extra & { fallback?: number; whole?: boolean; decimals?: number };

/**
 * A number that is never refused: text is read as a number, what is none becomes `fallback` (0), what lies
 * outside `min` to `max` becomes the nearer end, and it is rounded to whole numbers or `decimals`.
 */
export function number(label: string, { fallback = 0, whole = false, decimals, ...extra }: NumberExtra = {}) {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = extra;
  const digits = whole ? 0 : (decimals ?? 6);
  const bare = z.preprocess((raw) => tidyNumber(raw, { fallback, min, max, digits }), z.number().min(min).max(max));
  return describe(bare.default(fallback), { label, widget: 'number', step: whole ? 1 : 10 ** -digits, ...extra, bare });
}

/** Degrees from -`limit` to `limit` with six decimals. What is none is refused: a map must not move by itself. */
export function coordinate(label: string, limit: 90 | 180, extra: Extra = {}) {
  const wrong = `${label} must be a number from -${limit} to ${limit}`;
  const rounded = z
    .number(wrong)
    .min(-limit, wrong)
    .max(limit, wrong)
    .overwrite((value) => Number(value.toFixed(COORDINATE_DECIMALS)));
  const bare = z.preprocess((raw) => (typeof raw === 'string' && raw.trim() ? Number(raw) : raw), rounded);
  const step = 10 ** -COORDINATE_DECIMALS;
  return describe(bare.default(0), { label, widget: 'number', ...extra, min: -limit, max: limit, step, bare });
}

/** A whole number from `min` to `max` that is refused when it lies outside. */
export function wholeNumber(
  label: string,
  { min, max, fallback, ...extra }: Extra & { min: number; max: number; fallback: number },
) {
  const wrong = `${label} must be a whole number from ${min} to ${max}`;
  const bare = z.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
  return describe(bare.default(fallback), { label, widget: 'number', step: 1, ...extra, min, max, bare });
}

/** Yes or no. */
export function toggle(label: string, fallback: boolean, extra: Extra = {}) {
  const bare = z.boolean(`${label} must be true or false`);
  return describe(bare.default(fallback), { label, widget: 'switch', ...extra, bare });
}

/** An e-mail address of at most EMAIL_MAX characters; `required` says whether it may be empty. */
export function email(label: string, { required = true, ...extra }: Extra & { required?: boolean } = {}) {
  const wrong = (issue: { input?: unknown }) => (issue.input === undefined ? rules.emailRequired : rules.emailInvalid);
  const base = z
    .string({ error: wrong })
    .trim()
    .max(EMAIL_MAX, { error: rules.emailInvalid, abort: true })
    .refine((value) => !CONTROL_IN_LINE.test(value), { error: rules.emailInvalid, abort: true });
  const bare = required
    ? base.min(1, { error: rules.emailRequired, abort: true }).regex(EMAIL_PATTERN, rules.emailInvalid)
    : base.refine((value) => value === '' || EMAIL_PATTERN.test(value), rules.emailInvalid);
  return describe(bare, { label, widget: 'email', ...extra, max: EMAIL_MAX, bare });
}

/** An e-mail address that may be left out or empty. */
export function optionalEmail(label: string, extra: Extra = {}) {
  const bare = email(label, { ...extra, required: false });
  return describe(bare.default(''), { ...infoOf(bare), bare });
}

/** An address part: anything typed is turned into lower-case letters, digits and hyphens. May be empty. */
export function slug(label: string, extra: Extra = {}) {
  const bare = z
    .string('Must be text')
    .max(200, `${label} takes at most 200 characters`)
    .overwrite(slugify)
    .max(200, `${label} takes at most 200 characters`);
  return describe(bare.default(''), { label, widget: 'slug', ...extra, max: 200, bare });
}

/** An address part that must not be empty; `message` is said when it is. */
export function requiredSlug(label: string, message: string, extra: Extra = {}) {
  const bare = z
    .string(message)
    .max(200, `${label} takes at most 200 characters`)
    .overwrite(slugify)
    .min(1, message)
    .max(200, `${label} takes at most 200 characters`);
  return describe(bare, { label, widget: 'slug', ...extra, max: 200, bare });
}

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

/** Short words, given as a list or separated by commas; trimmed, empties and repeats dropped. */
export function tags(label: string, extra: Extra = {}) {
  const bare = z.preprocess(
    (raw) => (typeof raw === 'string' ? raw.split(',') : raw),
    z
      .array(singleLine(60, label))
      .max(60, 'At most 60 entries')
      .overwrite((list) => [...new Set(list.filter(Boolean))]),
  );
  return describe(bare.default([]), { label, widget: 'tags', ...extra, bare });
}

/** Pictures in their order, at most `max` (60): addresses, or entries whose `imageUrl` is one beside a `caption`. */
export function gallery<E extends z.ZodType>(label: string, element: E, extra: ListExtra = {}) {
  const field = list(label, element, extra);
  return describe(field, { ...infoOf(field), widget: 'gallery' });
}

/** What search engines and shared links show of a record's page; empty, the record's own words are shown. */
export function seo<const S extends Shape>(shape: S, extra: Extra = {}) {
  const field = group('Search result', shape, extra);
  return describe(field, { ...infoOf(field), widget: 'seo' });
}

/** Several fields that belong together. Unknown fields are refused; left out, every field gets its default. */
export function group<const S extends Shape>(label: string, shape: S, extra: Extra = {}) {
  const bare = z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'Must be an object'),
  });
  return describe(
    bare.prefault(() => ({}) as z.input<typeof bare>),
    { label, widget: 'group', ...extra, shape, bare },
  );
}

type ListExtra = Extra & { max?: number };

/** Entries of one kind, at most `max` (60); left out altogether it has the `defaultEntries`. */
export function list<E extends z.ZodType>(
  label: string,
  element: E,
  { max = 60, defaultEntries = [], ...extra }: ListExtra & { defaultEntries?: z.output<E>[] } = {},
) {
  const bare = z.array(element, 'Must be a list').max(max, `At most ${max} entries`);
  return describe(bare.default(defaultEntries), { label, widget: 'list', ...extra, max, element, bare });
}

/** An entry of a list: its fields, all of them with defaults or required. */
export function entry<const S extends Shape>(shape: S) {
  const bare = z.strictObject(shape);
  return describe(bare, { label: '', widget: 'group', shape, bare });
}

type OrderedExtra<T> = ListExtra & {
  /** The message for each wrong entry, by its place in the list. */
  check?: (entry: T) => string | null;
};

/** A list whose entries carry `order`: a missing one is the entry's position, and the list is sorted by it. */
export function orderedList<E extends z.ZodType<{ order: number }>>(
  label: string,
  element: E,
  { max = 60, check, ...extra }: OrderedExtra<z.output<E>> = {},
) {
  const sorted = z
    .array(element, 'Must be a list')
    .max(max, `At most ${max} entries`)
    .overwrite((entries) => entries.toSorted((a, b) => a.order - b.order))
    .superRefine((entries, context) => {
      for (const [index, value] of entries.entries()) {
        const message = check?.(value);
        if (message) context.addIssue({ code: 'custom', path: [index], message });
      }
    });
  const bare = z.preprocess(fillOrder, sorted);
  return describe(bare.default([]), { label, widget: 'list', ...extra, max, element, bare });
}

/** The place among others, from 0. */
export const order = () => number('Order', { min: 0, max: WHOLE_MAX, whole: true });

/** The place of a new record; where none is given (or null), it stands behind all others. */
export function orderOrLast() {
  const field = order();
  const place = field.unwrap();
  const given = z
    .unknown()
    .transform((raw) => (raw === undefined || raw === null ? undefined : place.parse(raw)))
    .pipe(z.int().min(0).max(WHOLE_MAX).optional())
    .optional();
  return describe(given, { ...infoOf(field), placeholder: 'Last', bare: given });
}

/** The place in a list that is moved, not typed. */
export function place() {
  const field = order();
  return describe(field, { ...infoOf(field), widget: 'hidden' });
}

export const cta = (label: string, extra: Extra = {}) =>
  group(label, { label: line('Text', { max: 60 }), href: link('Link') }, extra);

/** Later years are written with a sign in front, which would put them before all others in the order of text. */
function isKnownTime(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && /^\d/.test(new Date(time).toISOString());
}

function singleLine(max: number, label: string) {
  return z
    .string('Must be text')
    .trim()
    .max(max, `${label} takes at most ${max} characters`)
    .refine((value) => !CONTROL_IN_LINE.test(value), { error: rules.control, abort: true });
}

function multiLine(max: number, label: string) {
  return z
    .string('Must be text')
    .trim()
    .max(max, `${label} takes at most ${max} characters`)
    .refine((value) => !CONTROL_IN_TEXT.test(value), rules.control);
}

function optionalText(rule: z.ZodString, label: string, widget: FieldInfo['widget'], given: TextExtra) {
  const { fallback = '', initial = fallback, ...extra } = given;
  const bare = fallback ? rule.overwrite((value) => value || fallback) : rule;
  return describe(bare.default(initial), { label, widget, ...(fallback && { placeholder: fallback }), ...extra, bare });
}

function tidyNumber(raw: unknown, limits: { fallback: number; min: number; max: number; digits: number }): number {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return limits.fallback;
  const inside = Math.min(Math.max(value, limits.min), limits.max);
  return Number(inside.toFixed(limits.digits));
}

function fillOrder(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((entry: unknown, index) =>
    typeof entry === 'object' && entry !== null && !('order' in entry) ? { ...entry, order: index } : entry,
  );
}

/** The lasting name of a list's entry; a new entry gets one by itself. */
export function entryId() {
  const bare = singleLine(60, 'Id').overwrite((value) => value || crypto.randomUUID());
  return describe(
    bare.default(() => crypto.randomUUID()),
    { label: '', widget: 'hidden', bare },
  );
}
