import { isGroup, isEqual } from './values.ts';

/** The index of an entry that did not exist before. */
export const NEW_ENTRY = -1;

/**
 * Finds for each entry of `now` its index in `before`: by id, else by equal content, else by the most text in equal
 * fields, else by position if the list has the same length. Ignores `order` when it compares content.
 */
export function pairEntries(before: readonly unknown[], now: readonly unknown[]): number[] {
  const free = new Set(before.keys());
  const pairs = now.map(() => NEW_ENTRY);
  const pair = (index: number, found: number | undefined) => {
    if (found === undefined) return;
    pairs[index] = found;
    free.delete(found);
  };
  const open = () => [...now.keys()].filter((index) => pairs[index] === NEW_ENTRY && !entryId(now[index]));

  for (const [index, entry] of now.entries()) {
    const id = entryId(entry);
    if (id)
      pair(
        index,
        [...free].find((other) => entryId(before[other]) === id),
      );
  }
  for (const index of open()) if (free.has(index) && isAlike(before[index], now[index])) pair(index, index);
  for (const index of open())
    pair(
      index,
      [...free].find((other) => isAlike(before[other], now[index])),
    );
  for (const index of open()) pair(index, mostAlike(before, now[index], index, free));
  if (before.length === now.length) for (const index of open()) if (free.has(index)) pair(index, index);
  return pairs;
}

/** Whether nothing was added, removed or moved. */
export function isUnmoved(pairs: readonly number[], length: number): boolean {
  return pairs.length === length && pairs.every((found, index) => found === index);
}

function mostAlike(before: readonly unknown[], entry: unknown, index: number, free: ReadonlySet<number>) {
  let best: number | undefined;
  let bestScore = 0;
  for (const other of free) {
    const score = similarity(before[other], entry) + (other === index ? 0.5 : 0);
    if (score >= 1 && score > bestScore) [best, bestScore] = [other, score];
  }
  return best;
}

/** How many characters two entries share in equal fields. */
function similarity(a: unknown, b: unknown): number {
  if (!isGroup(a) || !isGroup(b)) return 0;
  let score = 0;
  for (const [key, value] of Object.entries(a)) {
    if (typeof value === 'string' && value === b[key]) score += value.length;
    else if (isGroup(value)) score += similarity(value, b[key]);
  }
  return score;
}

function isAlike(a: unknown, b: unknown): boolean {
  return isEqual(withoutOrder(a), withoutOrder(b));
}

function withoutOrder(entry: unknown): unknown {
  return isGroup(entry) ? { ...entry, order: null } : entry;
}

function entryId(entry: unknown): string {
  if (!isGroup(entry)) return '';
  const id = entry._id ?? entry.id;
  return typeof id === 'string' ? id : '';
}
