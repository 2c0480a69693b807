import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { changedPaths, join } from './changes.ts';
import { isUnmoved, NEW, pairEntries } from './entries.ts';
import { asList, getIn, same, setIn } from './values.ts';

/** A field that both sides changed, each in its own way; `path` is its place in the merged value. */
export interface Clash {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export type Side = 'mine' | 'theirs';

export interface Merge {
  /** Everything that fits together; clashing fields are as in mine until one chooses. */
  value: unknown;
  clashes: Clash[];
  /** Fields that only one side changed. */
  kept: { path: string; by: Side }[];
}

interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Brings together what two people made of the same `base`, field by field. */
export function merge(schema: z.ZodType, { base, mine, theirs }: Three, path = ''): Merge {
  const { shape, element } = metaOf(schema);
  if (shape) {
    return gather(
      Object.entries(shape).map(([key, field]): [string, Merge] => [
        key,
        merge(field, { base: getIn(base, key), mine: getIn(mine, key), theirs: getIn(theirs, key) }, join(path, key)),
      ]),
      (parts) => Object.fromEntries(parts),
    );
  }
  if (element && metaOf(element).shape) {
    return mergeLists(element, { base: asList(base), mine: asList(mine), theirs: asList(theirs) }, path);
  }
  return mergeField({ base, mine, theirs }, path);
}

/** The merged value with the chosen side in every clashing field. */
export function choose(merged: Merge, choices: ReadonlyMap<string, Side>): unknown {
  return merged.clashes.reduce(
    (value, clash) => setIn(value, clash.path, clash[choices.get(clash.path) ?? 'mine']),
    merged.value,
  );
}

function mergeField({ base, mine, theirs }: Three, path: string): Merge {
  if (same(mine, theirs)) return { value: mine, clashes: [], kept: [] };
  if (same(mine, base)) return { value: theirs, clashes: [], kept: [{ path, by: 'theirs' }] };
  if (same(theirs, base)) return { value: mine, clashes: [], kept: [{ path, by: 'mine' }] };
  return { value: mine, clashes: [{ path, base, mine, theirs }], kept: [] };
}

interface ThreeLists {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/** One side's adding, removing and moving is taken; where both did, or one removed what the other changed, one chooses. */
function mergeLists(element: z.ZodType, lists: ThreeLists, path: string): Merge {
  const { base, mine, theirs } = lists;
  if (same(mine, theirs)) return { value: mine, clashes: [], kept: [] };
  const minePairs = pairEntries(base, mine);
  const theirPairs = pairEntries(base, theirs);
  const isMineMoved = !isUnmoved(minePairs, base.length);
  if (isMineMoved && !isUnmoved(theirPairs, base.length)) return mergeField(lists, path);

  const [pairs, placed, other, by] = isMineMoved
    ? ([minePairs, mine, theirs, 'mine'] as const)
    : ([theirPairs, theirs, mine, 'theirs'] as const);
  const isEditLost = base.some(
    (entry, index) => !pairs.includes(index) && changedPaths(element, entry, other[index]).length > 0,
  );
  if (isEditLost) return mergeField(lists, path);

  const merged = gather(
    pairs.map((found, index): [string, Merge] => {
      const key = String(index);
      const entry = placed[index];
      if (found === NEW) return [key, { value: entry, clashes: [], kept: [] }];
      const beside = other[found];
      const [own, others] = by === 'mine' ? [entry, beside] : [beside, entry];
      return [key, merge(element, { base: base[found], mine: own, theirs: others }, join(path, key))];
    }),
    (parts) => parts.map(([, value]) => value),
  );
  if (!isUnmoved(pairs, base.length)) merged.kept.unshift({ path, by });
  return merged;
}

function gather(parts: [string, Merge][], build: (parts: [string, unknown][]) => unknown): Merge {
  return {
    value: build(parts.map(([key, part]) => [key, part.value])),
    clashes: parts.flatMap(([, part]) => part.clashes),
    kept: parts.flatMap(([, part]) => part.kept),
  };
}
