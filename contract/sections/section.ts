import { z } from 'zod';
import { HONEYPOT, FORM_SECONDS_FIELD } from '../constants.ts';
import { withMeta, metaOf, type Shape } from '#contract/field-meta.ts';

/** Fields that the server sets. Writes ignore them, so that a reply of GET can be sent back unchanged. */
const SERVER_FIELDS = [
  '_id',
  'version',
  'createdAt',
  'updatedAt',
  'readingMinutes',
  'codeHtml',
  'isSuspect',
  'suspicions',
  'fromEnvironment',
  'storedSecrets',
  'invitation',
  'isVerified',
  'targets',
];

/** The fields of a single record that the server sets. */
export const stamps = {
  version: z.number().int(),
  updatedAt: z.string(),
};

/** A single record of the site: the path of its calls, its title in the panel, and its fields. */
export function section<const P extends string, const S extends Shape>(path: P, title: string, help: string, shape: S) {
  const fields = z.strictObject(shape);
  withMeta(fields, { label: title, widget: 'group', help, shape, bare: fields });
  return { path, title, help, fields, write: writable(shape), record: replyOf({ ...shape, ...stamps }) };
}

/**
 * The body of a write that creates or replaces a record: all fields of `shape`. Unknown fields are refused, and fields
 * that the server sets are ignored.
 */
export function writable<const S extends Shape>(shape: S) {
  return withMeta(ignoringServerFields(z.strictObject(shape)), { label: '', widget: 'group', shape });
}

/** The body of a write that changes only the fields it carries. */
export function patchable<const S extends Shape>(shape: S) {
  const bare = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, (metaOf(field).bare ?? field).optional()]),
  ) as { [K in keyof S]: z.ZodOptional<S[K]> }; // the same fields without defaults, which would fill in what was not sent
  return withMeta(ignoringServerFields(z.strictObject(bare)), { label: '', widget: 'group', shape: bare });
}

/** The reply of a call: exactly these fields, nothing else leaves the server. */
export function replyOf<const S extends Shape>(shape: S) {
  return withMeta(z.strictObject(shape), { label: '', widget: 'group', shape });
}

/** The same field, which a reply may leave out. */
export function optional<S extends z.ZodType>(field: S) {
  const bare = (metaOf(field).bare ?? field) as S; // without its default, which would fill in what was left out
  return withMeta(bare.optional(), metaOf(field));
}

/** A reply that is a bare list. */
export function listOf<E extends z.ZodType>(element: E) {
  return withMeta(z.array(element), { label: '', widget: 'list', element });
}

/** The same object, which may also contain the fields that the server sets. */
function ignoringServerFields<S extends z.ZodType>(fields: S) {
  return z.preprocess(withoutServerFields, fields) as z.ZodType<z.output<S>, z.input<S>>; // accepts only what fields accepts
}

function withoutServerFields(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !SERVER_FIELDS.includes(key)));
}

/** The body of a visitor's form, with the honeypot field. Fields that a visitor may not set are dropped. */
export function publicBody<const S extends Shape>(shape: S) {
  const openFor = z.unknown().transform((sent) => (typeof sent === 'number' && sent >= 0 ? sent : null));
  const fields = {
    ...shape,
    [HONEYPOT]: z.unknown().transform(Boolean).default(false),
    [FORM_SECONDS_FIELD]: openFor.default(null),
  };
  return withMeta(z.object(fields), { label: '', widget: 'group', shape: fields });
}
