import type { z } from 'zod';
import { metaOf, type FieldMeta } from '#contract/field-meta.ts';
import { isGroup } from '#web/admin/editing/form/values.ts';

/** The switch that only one entry of a list should have on, and the fields that go with it. */
export type OnlyOne = NonNullable<FieldMeta['onlyOne']> & { flag: string };

export function onlyOneOf(element: z.ZodType): OnlyOne | undefined {
  for (const [flag, schema] of Object.entries(metaOf(element).shape ?? {})) {
    const { onlyOne } = metaOf(schema);
    if (onlyOne) return { ...onlyOne, flag };
  }
  return undefined;
}

/** The indexes of the entries that have it on. */
export function flaggedIn(entries: readonly unknown[], flag: string): number[] {
  return [...entries.keys()].filter((index) => entryValue(entries, index, flag) === true);
}

/** A field of an entry with its new value. */
export interface EntryChange {
  index: number;
  key: string;
  value: unknown;
}

/**
 * The changes that make `chosen` the only entry with the switch on; null for none. Its texts move from the entry that
 * had it. Its styles are swapped if only that entry differed from all others. `before` is the saved list, for texts
 * removed since.
 */
export function changesToChoose(
  entries: readonly unknown[],
  chosen: number | null,
  { flag, moves, swaps }: OnlyOne,
  before: readonly unknown[] = [],
): EntryChange[] {
  const flagged = flaggedIn(entries, flag);
  const others = flagged.filter((index) => index !== chosen);
  const changes: EntryChange[] = others.map((index) => ({ index, key: flag, value: false }));
  for (const key of moves) {
    for (const index of others) if (entryValue(entries, index, key)) changes.push({ index, key, value: '' });
  }
  if (chosen === null) return changes;
  const isOn = flagged.includes(chosen);
  if (!isOn) changes.push({ index: chosen, key: flag, value: true });
  for (const key of moves) {
    if (isOn && entryValue(entries, chosen, key)) continue;
    const candidates = others.map((index) => entryValue(entries, index, key));
    const saved = flaggedIn(before, flag).map((index) => entryValue(before, index, key));
    const value = [...candidates, ...saved].find(Boolean);
    if (value) changes.push({ index: chosen, key, value });
  }
  const [only] = others;
  if (!isOn && others.length === 1 && only !== undefined) {
    for (const key of swaps) changes.push(...swapValues(entries, key, only, chosen));
  }
  return changes;
}

/** Swaps the values of the entries `from` and `to`, if all entries except `from` have the same value. */
function swapValues(entries: readonly unknown[], key: string, from: number, to: number): EntryChange[] {
  const commonValue = entryValue(entries, to, key);
  const own = entryValue(entries, from, key);
  const areAlike = [...entries.keys()].every(
    (index) => index === from || entryValue(entries, index, key) === commonValue,
  );
  if (!areAlike || own === commonValue) return [];
  return [
    { index: from, key, value: commonValue },
    { index: to, key, value: own },
  ];
}

function entryValue(entries: readonly unknown[], index: number, key: string): unknown {
  const entry = entries[index];
  return isGroup(entry) ? entry[key] : undefined;
}
