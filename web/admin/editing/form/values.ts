import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';

/** A record in its form: field values by name. */
export type Values = Record<string, unknown>;

export function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The value at a path like `cards.0.title`, or undefined. */
export function getIn(value: unknown, path: string): unknown {
  if (path === '') return value;
  let at = value;
  for (const step of path.split('.')) {
    if (Array.isArray(at)) at = (at as unknown[])[Number(step)];
    else if (isGroup(at)) at = at[step];
    else return undefined;
  }
  return at;
}

/** A copy of the value with `next` at `path`. */
export function setIn(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next;
  const [step = '', ...rest] = path.split('.');
  if (Array.isArray(value)) {
    return (value as unknown[]).map((entry, index) =>
      index === Number(step) ? setIn(entry, rest.join('.'), next) : entry,
    );
  }
  if (!isGroup(value)) return value;
  return { ...value, [step]: setIn(value[step], rest.join('.'), next) };
}

/** Whether two JSON values are equal. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isEqual(entry, (b as unknown[])[index]));
  }
  if (isGroup(a) && isGroup(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => isEqual(a[key], b[key]));
  }
  return Object.is(a, b);
}

/** A copy of the value with every `order` renumbered from its position in the list. */
export function renumber(schema: z.ZodType, value: unknown): unknown {
  const { shape, element } = metaOf(schemaOf(schema, value) ?? schema);
  if (shape && isGroup(value)) {
    const fields = Object.entries(value).map(([key, part]) => [key, shape[key] ? renumber(shape[key], part) : part]);
    return Object.fromEntries(fields);
  }
  if (element && Array.isArray(value)) {
    const isOrdered = metaOf(element).shape?.order !== undefined;
    return (value as unknown[]).map((entry, order) => {
      const numbered = renumber(element, entry);
      return isOrdered && isGroup(numbered) ? { ...numbered, order } : numbered;
    });
  }
  return value;
}

/** The initial value of a new entry or record: the defaults, and empty required fields. */
export function blankValue(schema: z.ZodType): unknown {
  const { shape, element, widget, firstEntries, firstValue, mustBeTyped } = metaOf(schema);
  if (mustBeTyped) return '';
  if (firstEntries) return [...firstEntries];
  if (firstValue !== undefined) return firstValue;
  const parsed = schema.safeParse(undefined);
  if (parsed.success) return parsed.data;
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, blankValue(field)]));
  if (element || widget === 'tags') return [];
  if (widget === 'switch') return false;
  if (widget === 'number') return 0;
  return '';
}
