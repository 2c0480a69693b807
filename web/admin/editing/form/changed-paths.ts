import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { isUnmoved, NEW_ENTRY, pairEntries } from './pair-entries.ts';
import { asList, getIn, isEqual } from './values.ts';

/**
 * The paths of the fields that differ from `base`. A list whose entries were added, removed or moved has its own path,
 * besides those of its changed fields.
 */
export function changedPaths(schema: z.ZodType, base: unknown, value: unknown, path = ''): string[] {
  const { shape, element, widget } = metaOf(schemaOf(schema, value) ?? schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) =>
      changedPaths(field, getIn(base, key), getIn(value, key), joinPath(path, key)),
    );
  }
  if (element && hasFields(element)) return changedPathsInList(element, asList(base), asList(value), path);
  return widget === 'hidden' || isEqual(base, value) ? [] : [path];
}

/** Whether the entries of a list have fields: one shape, or one for each type. */
export function hasFields(element: z.ZodType): boolean {
  const { shape, variants } = metaOf(element);
  return shape !== undefined || variants !== undefined;
}

/** The list with additions, removals and moves undone. Text typed into the other entries stays. */
export function undoListChanges(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const pairs = pairEntries(before, now);
  return before.map((entry, index) => {
    const current = pairs.indexOf(index);
    return current === NEW_ENTRY ? entry : now[current];
  });
}

function changedPathsInList(element: z.ZodType, before: unknown[], now: unknown[], path: string): string[] {
  const pairs = pairEntries(before, now);
  const within = pairs.flatMap((found, index) =>
    found === NEW_ENTRY ? [] : changedPaths(element, before[found], now[index], joinPath(path, String(index))),
  );
  return isUnmoved(pairs, before.length) ? within : [path, ...within];
}

export function joinPath(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

/** Whether a record changed only its position in a list. */
export function isOnlyMoved(schema: z.ZodType, before: unknown, after: unknown): boolean {
  return changedPaths(schema, before, after).every((path) => path === 'order');
}
