import { z } from 'zod';
import { cleanAddress, cleanEmail, cleanLine, cleanText } from '#contract/clean-text.ts';
import { EMAIL_MAX, EMAIL_PATTERN } from '#contract/constants.ts';
import { withMeta, metaOf, type FieldMeta } from '#contract/field-meta.ts';
import { embedAddress } from '#contract/embeds.ts';
import { isSafeLink, isSafeSource, isWebAddress } from '#contract/links.ts';
import { rules } from '#contract/rule-texts.ts';
import type { FieldOptions } from './field-options.ts';

type TextOptions = FieldOptions & {
  /** Shown and stored when the field is empty. */
  fallback?: string;
  /** The text of a new record. An emptied field stays empty. */
  initial?: string;
};

type LineOptions = TextOptions & {
  /** Replaces or removes invisible characters; `cleanAddress` for addresses. */
  clean?: (line: string) => string;
};

/** A single line of text, trimmed, at most `max` characters (200). Left out or empty it becomes `fallback`, else ''. */
export function line(label: string, { max = 200, clean = cleanLine, ...extra }: LineOptions = {}) {
  return optionalText(boundedText(max, label, clean), label, 'line', { ...extra, max });
}

/** A line that must be there: `min` to `max` characters once trimmed. */
export function requiredLine(
  label: string,
  {
    min = 1,
    max = 200,
    message,
    clean = cleanLine,
    ...extra
  }: FieldOptions & Pick<LineOptions, 'clean'> & { message?: string } = {},
) {
  const short = message ?? (min > 1 ? rules.tooShort(label, min) : rules.required(label));
  const bare = z
    .string({ error: (issue) => (issue.input === undefined ? short : 'Must be text') })
    .overwrite(clean)
    .trim()
    .min(min, short)
    .max(max, rules.tooLong(label, max));
  return withMeta(bare, { label, widget: 'line', ...extra, max, bare });
}

/** Several lines of plain text, trimmed, at most `max` characters (2000). */
export function text(label: string, { max = 2000, ...extra }: TextOptions = {}) {
  return optionalText(boundedText(max, label, cleanText), label, 'text', { ...extra, max });
}

/** Several lines that must be there: `min` to `max` characters once trimmed. */
export function requiredText(
  label: string,
  { min = 1, max = 2000, message, ...extra }: FieldOptions & { message?: string } = {},
) {
  const short = message ?? rules.tooShort(label, min);
  const bare = z
    .string({ error: (issue) => (issue.input === undefined ? short : 'Must be text') })
    .overwrite(cleanText)
    .trim()
    .min(min, short)
    .max(max, rules.tooLong(label, max));
  return withMeta(bare, { label, widget: 'text', ...extra, max, bare });
}

/**
 * Formatted text as HTML, at most `max` characters (20000). The server sanitises it before it is stored. With
 * `upload` it is a long text, which may hold pictures, tables and code.
 */
export function html(label: string, { max = 20_000, ...extra }: TextOptions = {}) {
  return optionalText(boundedText(max, label, cleanText), label, 'html', { ...extra, max });
}

type LinkOptions = TextOptions & {
  /** Accepts values that are not safe links. The component that renders the field must convert them. */
  allows?: (value: string) => boolean;
};

/** Where a button or entry leads: a path, an anchor, mailto:, tel: or an http(s) address; '' for none. */
export function link(label: string, { max = 2000, allows = () => false, ...extra }: LinkOptions = {}) {
  return optionalText(
    boundedText(max, label, cleanAddress).refine((value) => isSafeLink(value) || allows(value), rules.link),
    label,
    'link',
    {
      ...extra,
      max,
    },
  );
}

/** A full address on the web, with http or https; '' for none. */
export function webAddress(label: string, { max = 2000, ...extra }: TextOptions = {}) {
  const bare = boundedText(max, label, cleanAddress).refine(
    (value) => value === '' || isWebAddress(value),
    rules.webAddress,
  );
  return optionalText(bare, label, 'line', { ...extra, max });
}

/** An address that pages can show in a frame, or the page of such a video; '' for none. */
export function embed(label: string, { max = 2000, ...extra }: TextOptions = {}) {
  const bare = boundedText(max, label, cleanAddress).refine(
    (value) => value === '' || embedAddress(value) !== null,
    rules.embed,
  );
  return optionalText(bare, label, 'line', { ...extra, max });
}

/** The address of a picture: a path of this site or an https address; '' for none. */
export function image(label: string, upload: string, { max = 2000, ...extra }: TextOptions = {}) {
  const bare = boundedText(max, label, cleanAddress).refine(
    (value) => value === '' || isSafeSource(value),
    rules.source,
  );
  return optionalText(bare, label, 'image', { ...extra, max, upload });
}

/** The address of a video or other file that is linked, not uploaded; '' for none. */
export function source(label: string, extra: FieldOptions = {}) {
  const bare = boundedText(2000, label, cleanAddress).refine(
    (value) => value === '' || isSafeSource(value),
    rules.source,
  );
  return optionalText(bare, label, 'link', { ...extra, max: 2000 });
}

/** An e-mail address of at most EMAIL_MAX characters. With `required: false` it may be empty. */
export function email(label: string, { required = true, ...extra }: FieldOptions & { required?: boolean } = {}) {
  const wrong = (issue: { input?: unknown }) => (issue.input === undefined ? rules.emailRequired : rules.emailInvalid);
  const base = z
    .string({ error: wrong })
    .overwrite(cleanEmail)
    .trim()
    .max(EMAIL_MAX, { error: rules.emailInvalid, abort: true });
  const bare = required
    ? base.min(1, { error: rules.emailRequired, abort: true }).regex(EMAIL_PATTERN, rules.emailInvalid)
    : base.refine((value) => value === '' || EMAIL_PATTERN.test(value), rules.emailInvalid);
  return withMeta(bare, { label, widget: 'email', ...extra, max: EMAIL_MAX, bare });
}

/** An e-mail address that may be left out or empty. */
export function optionalEmail(label: string, extra: FieldOptions = {}) {
  const bare = email(label, { ...extra, required: false });
  return withMeta(bare.default(''), { ...metaOf(bare), bare });
}

/** Tags, as a list or separated by commas. They are trimmed; empty and duplicate ones are dropped. */
export function tags(label: string, extra: FieldOptions = {}) {
  const bare = z.preprocess(
    (raw) => (typeof raw === 'string' ? raw.split(',') : raw),
    z
      .array(boundedText(60, label, cleanLine))
      .max(60, 'At most 60 entries')
      .overwrite((list) => [...new Set(list.filter(Boolean))]),
  );
  return withMeta(bare.default([]), { label, widget: 'tags', ...extra, bare });
}

/** The permanent id of a list entry. An entry without one gets a UUID. */
export function entryId() {
  const bare = boundedText(60, 'Id', cleanLine).overwrite((value) => value || crypto.randomUUID());
  return withMeta(
    bare.default(() => crypto.randomUUID()),
    { label: '', widget: 'hidden', bare },
  );
}

function boundedText(max: number, label: string, clean: (text: string) => string) {
  return z.string('Must be text').overwrite(clean).trim().max(max, rules.tooLong(label, max));
}

function optionalText(rule: z.ZodString, label: string, widget: FieldMeta['widget'], options: TextOptions) {
  const { fallback = '', initial = fallback, ...extra } = options;
  const bare = fallback ? rule.overwrite((value) => value || fallback) : rule;
  return withMeta(bare.default(initial), { label, widget, ...(fallback && { placeholder: fallback }), ...extra, bare });
}
