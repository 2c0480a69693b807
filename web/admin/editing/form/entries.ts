import { isGroup, same } from './values.ts';

/** Stands in a pairing for an entry that was not there before. */
export const NEW = -1;

/**
 * Which entry of `before` each entry of `now` is: by its lasting id, else because it says the same, else because it
 * still says most of the same. `order` does not count.
 */
export function pairEntries(before: readonly unknown[], now: readonly unknown[]): number[] {
  const free = new Set(before.keys());
  const pairs = now.map(() => NEW);
  const pair = (index: number, found: number | undefined) => {
    if (found === undefined) return;
    pairs[index] = found;
    free.delete(found);
  };
  const open = () => [...now.keys()].filter((index) => pairs[index] === NEW && !idOf(now[index]));

  for (const [index, entry] of now.entries()) {
    const id = idOf(entry);
    if (id)
      pair(
        index,
        [...free].find((other) => idOf(before[other]) === id),
      );
  }
  for (const index of open()) if (free.has(index) && alike(before[index], now[index])) pair(index, index);
  for (const index of open())
    pair(
      index,
      [...free].find((other) => alike(before[other], now[index])),
    );
  for (const index of open()) pair(index, mostAlike(before, now[index], index, free));
  if (before.length === now.length) for (const index of open()) if (free.has(index)) pair(index, index);
  return pairs;
}

/** Whether a pairing says that nothing was added, removed or moved. */
export function isUnmoved(pairs: readonly number[], length: number): boolean {
  return pairs.length === length && pairs.every((found, index) => found === index);
}

function mostAlike(before: readonly unknown[], entry: unknown, index: number, free: ReadonlySet<number>) {
  let best: number | undefined;
  let bestScore = 0;
  for (const other of free) {
    const score = likeness(before[other], entry) + (other === index ? 0.5 : 0);
    if (score >= 1 && score > bestScore) [best, bestScore] = [other, score];
  }
  return best;
}

/** How many characters two entries share in fields that say exactly the same. */
function likeness(a: unknown, b: unknown): number {
  if (!isGroup(a) || !isGroup(b)) return 0;
  let score = 0;
  for (const [key, value] of Object.entries(a)) {
    if (typeof value === 'string' && value === b[key]) score += value.length;
    else if (isGroup(value)) score += likeness(value, b[key]);
  }
  return score;
}

function alike(a: unknown, b: unknown): boolean {
  return same(withoutOrder(a), withoutOrder(b));
}

function withoutOrder(entry: unknown): unknown {
  return isGroup(entry) ? { ...entry, order: null } : entry;
}

function idOf(entry: unknown): string {
  if (!isGroup(entry)) return '';
  const id = entry._id ?? entry.id;
  return typeof id === 'string' ? id : '';
}
