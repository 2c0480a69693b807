import { z } from 'zod';
import { withMeta, metaOf, type Shape } from '#contract/field-meta.ts';
import type { FieldOptions } from './field-options.ts';
import { line, link } from './texts.ts';

type GroupOptions<S extends Shape> = FieldOptions & {
  /** Returns the error messages of a valid group, by field. */
  check?: (group: z.output<z.ZodObject<S>>) => Partial<Record<keyof S & string, string>>;
};

/** Several fields that belong together. Unknown fields are refused; left out, every field gets its default. */
export function group<const S extends Shape>(label: string, shape: S, { check, ...extra }: GroupOptions<S> = {}) {
  const object = z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'Must be an object'),
  });
  const bare = object.superRefine((value, context) => {
    const found: Record<string, string | undefined> = check?.(value) ?? {};
    for (const [field, message] of Object.entries(found)) {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });
  return withMeta(
    bare.prefault(() => ({}) as z.input<typeof bare>),
    { label, widget: 'group', ...extra, shape, bare },
  );
}

/** The metadata of a record's page for search engines and shared links. Empty fields use the record's own texts. */
export function seo<const S extends Shape>(shape: S, extra: FieldOptions = {}) {
  const field = group('Search result', shape, extra);
  return withMeta(field, { ...metaOf(field), widget: 'seo' });
}

export const cta = (label: string, extra: FieldOptions = {}) =>
  group(label, { label: line('Text', { max: 60 }), href: link('Link') }, extra);

type ListOptions = FieldOptions & { max?: number };

type CheckedListOptions<E> = ListOptions & {
  defaultEntries?: E[];
  /** Returns the error message for the entries together, else null. */
  check?: (entries: E[]) => string | null;
};

/** Entries of one kind, at most `max` (60). If the list is left out, it has the `defaultEntries`. */
export function list<E extends z.ZodType>(
  label: string,
  element: E,
  { max = 60, defaultEntries = [], check, ...extra }: CheckedListOptions<z.output<E>> = {},
) {
  const bare = z
    .array(element, 'Must be a list')
    .max(max, `At most ${max} entries`)
    .superRefine((entries, context) => {
      const message = check?.(entries);
      if (message) context.addIssue({ code: 'custom', path: [], message });
    });
  return withMeta(bare.default(defaultEntries), { label, widget: 'list', ...extra, max, element, bare });
}

/** Pictures in their order, at most `max` (60): addresses, or entries with an `imageUrl` and a `caption`. */
export function gallery<E extends z.ZodType>(label: string, element: E, extra: ListOptions = {}) {
  const field = list(label, element, extra);
  return withMeta(field, { ...metaOf(field), widget: 'gallery' });
}

/** An entry of a list. */
export function entry<const S extends Shape>(shape: S) {
  const bare = z.strictObject(shape);
  return withMeta(bare, { label: '', widget: 'group', shape, bare });
}

type OrderedListOptions<T> = ListOptions & {
  /** Returns the error message for an invalid entry, else null. */
  check?: (entry: T) => string | null;
};

/** A list whose entries carry `order`: a missing one is the entry's position, and the list is sorted by it. */
export function orderedList<E extends z.ZodType<{ order: number }>>(
  label: string,
  element: E,
  { max = 60, check, ...extra }: OrderedListOptions<z.output<E>> = {},
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
  return withMeta(bare.default([]), { label, widget: 'list', ...extra, max, element, bare });
}

function fillOrder(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((entry: unknown, index) =>
    typeof entry === 'object' && entry !== null && !('order' in entry) ? { ...entry, order: index } : entry,
  );
}
