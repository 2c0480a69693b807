import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { changedPaths, hasFields, joinPath } from './changed-paths.ts';
import { idsOf, mergeOrders } from './merge-by-id.ts';
import { isUnmoved, NEW_ENTRY, pairEntries } from './pair-entries.ts';
import { asList, getIn, isEqual, isGroup, setIn } from './values.ts';

/**
 * A field that both sides changed differently. `path` is its path in the merged value. It is a whole entry if one side
 * removed what the other changed; undefined stands for the removed one.
 */
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
  return withoutRemoved(
    merged.conflicts.reduce(
      (value, conflict) => setIn(value, conflict.path, conflict[choices.get(conflict.path) ?? 'mine']),
      merged.value,
    ),
  );
}

/** The value without the entries of lists that are to be removed. */
function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutRemoved);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutRemoved(part)]));
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
  const [baseIds, myIds, theirIds] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  if (baseIds && myIds && theirIds)
    return mergeById(element, lists, { base: baseIds, mine: myIds, theirs: theirIds }, path);
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

/**
 * Combines what both sides added, removed, moved and changed. Only the same field asks, and an entry that one side removed
 * and the other changed.
 */
function mergeById(
  element: z.ZodType,
  { base, mine, theirs }: ThreeLists,
  ids: { base: string[]; mine: string[]; theirs: string[] },
  path: string,
): MergeResult {
  const versionsOf = (id: string) => ({
    base: base[ids.base.indexOf(id)],
    mine: mine[ids.mine.indexOf(id)],
    theirs: theirs[ids.theirs.indexOf(id)],
  });
  const isKept = (id: string) => {
    const three = versionsOf(id);
    if (three.base === undefined || (three.mine !== undefined && three.theirs !== undefined)) return true;
    const left = three.mine ?? three.theirs;
    return left !== undefined && changedPaths(element, three.base, left).length > 0;
  };
  const kept = new Set([...ids.mine, ...ids.theirs].filter(isKept));
  const merged = gatherEntries(
    mergeOrders(ids, kept).map((id, index): [string, MergeResult] => {
      const three = versionsOf(id);
      const at = joinPath(path, String(index));
      if (three.base === undefined && (three.mine === undefined || three.theirs === undefined))
        return [id, { value: three.mine ?? three.theirs, conflicts: [], nonConflicting: [] }];
      if (three.mine === undefined || three.theirs === undefined) return [id, removedAndChanged(three, at)];
      return [id, merge(element, three, at)];
    }),
    (parts) => parts.map(([, value]) => value),
  );
  const changedBy = (['mine', 'theirs'] as const).filter((by) => !isEqual(ids[by], ids.base));
  merged.nonConflicting.unshift(...changedBy.map((by) => ({ path, by })));
  return merged;
}

/** The changed entry stands in the merged list until the user chooses, so that its path is known. */
function removedAndChanged(three: ThreeVersions, path: string): MergeResult {
  return { value: three.mine ?? three.theirs, conflicts: [{ path, ...three }], nonConflicting: [] };
}

function gatherEntries(parts: [string, MergeResult][], build: (parts: [string, unknown][]) => unknown): MergeResult {
  return {
    value: build(parts.map(([key, part]) => [key, part.value])),
    conflicts: parts.flatMap(([, part]) => part.conflicts),
    nonConflicting: parts.flatMap(([, part]) => part.nonConflicting),
  };
}
