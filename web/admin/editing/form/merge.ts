import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { changedPaths, hasFields, joinPath } from './changed-paths.ts';
import { isUnmoved, NEW_ENTRY, pairEntries } from './pair-entries.ts';
import { asList, getIn, isEqual, setIn } from './values.ts';

/** A field that both sides changed differently. `path` is its path in the merged value. */
export interface FieldConflict {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export type Side = 'mine' | 'theirs';

export interface MergeResult {
  /** The merged values. Conflicting fields have the value of `mine` until the user chooses. */
  value: unknown;
  conflicts: FieldConflict[];
  /** Fields that only one side changed. */
  nonConflicting: { path: string; by: Side }[];
}

interface ThreeVersions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Merges two people's changes to the same `base`, field by field. */
export function merge(schema: z.ZodType, { base, mine, theirs }: ThreeVersions, path = ''): MergeResult {
  const { shape, element } = metaOf(schemaOf(schema, mine) ?? schema);
  if (shape && mine !== null && theirs !== null) {
    return gatherEntries(
      Object.entries(shape).map(([key, field]): [string, MergeResult] => [
        key,
        merge(
          field,
          { base: getIn(base, key), mine: getIn(mine, key), theirs: getIn(theirs, key) },
          joinPath(path, key),
        ),
      ]),
      (parts) => Object.fromEntries(parts),
    );
  }
  if (element && hasFields(element)) {
    return mergeLists(element, { base: asList(base), mine: asList(mine), theirs: asList(theirs) }, path);
  }
  return mergeField({ base, mine, theirs }, path);
}

/** The merged value with the chosen side in every conflicting field. */
export function resolveConflicts(merged: MergeResult, choices: ReadonlyMap<string, Side>): unknown {
  return merged.conflicts.reduce(
    (value, conflict) => setIn(value, conflict.path, conflict[choices.get(conflict.path) ?? 'mine']),
    merged.value,
  );
}

function mergeField({ base, mine, theirs }: ThreeVersions, path: string): MergeResult {
  if (isEqual(mine, theirs)) return { value: mine, conflicts: [], nonConflicting: [] };
  if (isEqual(mine, base)) return { value: theirs, conflicts: [], nonConflicting: [{ path, by: 'theirs' }] };
  if (isEqual(theirs, base)) return { value: mine, conflicts: [], nonConflicting: [{ path, by: 'mine' }] };
  return { value: mine, conflicts: [{ path, base, mine, theirs }], nonConflicting: [] };
}

interface ThreeLists {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/**
 * Takes over additions, removals and moves of one side. If both made some, or one removed what the other changed, the
 * user chooses.
 */
function mergeLists(element: z.ZodType, lists: ThreeLists, path: string): MergeResult {
  const { base, mine, theirs } = lists;
  if (isEqual(mine, theirs)) return { value: mine, conflicts: [], nonConflicting: [] };
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

  const merged = gatherEntries(
    pairs.map((found, index): [string, MergeResult] => {
      const key = String(index);
      const entry = placed[index];
      if (found === NEW_ENTRY) return [key, { value: entry, conflicts: [], nonConflicting: [] }];
      const beside = other[found];
      const [own, others] = by === 'mine' ? [entry, beside] : [beside, entry];
      return [key, merge(element, { base: base[found], mine: own, theirs: others }, joinPath(path, key))];
    }),
    (parts) => parts.map(([, value]) => value),
  );
  if (!isUnmoved(pairs, base.length)) merged.nonConflicting.unshift({ path, by });
  return merged;
}

function gatherEntries(parts: [string, MergeResult][], build: (parts: [string, unknown][]) => unknown): MergeResult {
  return {
    value: build(parts.map(([key, part]) => [key, part.value])),
    conflicts: parts.flatMap(([, part]) => part.conflicts),
    nonConflicting: parts.flatMap(([, part]) => part.nonConflicting),
  };
}
