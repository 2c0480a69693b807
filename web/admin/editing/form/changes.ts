import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { isUnmoved, NEW, pairEntries } from './entries.ts';
import { asList, getIn, same } from './values.ts';

/** The paths of the fields that say something else than in `base`. A list whose entries came, went or moved is one. */
export function changedPaths(schema: z.ZodType, base: unknown, value: unknown, path = ''): string[] {
  const { shape, element, widget } = metaOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) =>
      changedPaths(field, getIn(base, key), getIn(value, key), join(path, key)),
    );
  }
  if (element && metaOf(element).shape) return changedInList(element, asList(base), asList(value), path);
  return widget === 'hidden' || same(base, value) ? [] : [path];
}

/** The list with entries added, removed and moved back as they were; what was typed in the others stays. */
export function withoutMoves(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const pairs = pairEntries(before, now);
  return before.map((entry, index) => {
    const kept = pairs.indexOf(index);
    return kept === NEW ? entry : now[kept];
  });
}

function changedInList(element: z.ZodType, before: unknown[], now: unknown[], path: string): string[] {
  const pairs = pairEntries(before, now);
  const within = pairs.flatMap((found, index) =>
    found === NEW ? [] : changedPaths(element, before[found], now[index], join(path, String(index))),
  );
  return isUnmoved(pairs, before.length) ? within : [path, ...within];
}

export function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

/** Whether a record differs from what it was only by its place in a list. */
export function isOnlyMoved(schema: z.ZodType, before: unknown, after: unknown): boolean {
  return changedPaths(schema, before, after).every((path) => path === 'order');
}
