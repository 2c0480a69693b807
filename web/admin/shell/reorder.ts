/** A copy of the list with the entry at `from` moved to `to`. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The body of the reorder calls: every record with its position, counted from 0. */
export function orderPayload(ids: readonly string[]): { _id: string; order: number }[] {
  return ids.map((_id, order) => ({ _id, order }));
}

/** The wanted order for the records that exist: deleted ones are left out, new ones stay at the server's position. */
export function mergeOrder(wanted: readonly string[], present: readonly string[]): string[] {
  const presentIds = new Set(present);
  const known = new Set(wanted);
  const after = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of present) {
    if (known.has(id)) anchor = id;
    else after.set(anchor, [...(after.get(anchor) ?? []), id]);
  }
  const sorted = wanted.filter((id) => presentIds.has(id));
  return [...(after.get(undefined) ?? []), ...sorted.flatMap((id) => [id, ...(after.get(id) ?? [])])];
}

/**
 * The smallest set of entries whose moves turn one order into the other. If two neighbours swapped positions, it is the
 * one moved `last`.
 */
export function movedIds(before: readonly string[], after: readonly string[], last = ''): Set<string> {
  const moved = idsOutsideLongestRun(before, after);
  const without = (ids: readonly string[]) => ids.filter((id) => id !== last).join();
  return moved.size === 1 && without(before) === without(after) ? new Set([last]) : moved;
}

function idsOutsideLongestRun(before: readonly string[], after: readonly string[]): Set<string> {
  const positionById = new Map(before.map((id, index) => [id, index]));
  const positions = after.map((id) => positionById.get(id) ?? -1);
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, at] of positions.entries()) {
    const length = lowerBound(ends, (end) => (positions[end] ?? 0) < at);
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const unmoved = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) unmoved.add(after[index] ?? '');
  return new Set(after.filter((id) => !unmoved.has(id)));
}

function lowerBound(sorted: readonly number[], isBefore: (entry: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
