import { movedIds } from '#web/admin/shell/reorder.ts';
import { isGroup } from './values.ts';

/** The ids of a list; null if an entry has none, or two have the same. */
export function idsOf(entries: readonly unknown[]): string[] | null {
  const ids = entries.map((entry) => (isGroup(entry) && typeof entry._id === 'string' ? entry._id : ''));
  return ids.includes('') || new Set(ids).size < ids.length ? null : ids;
}

interface ThreeOrders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * The order of the entries in `kept`: that of `mine`, with the entries that only the other side moved or added. Each of
 * these stands after the entry that it follows there.
 */
export function mergeOrders({ base, mine, theirs }: ThreeOrders, kept: ReadonlySet<string>): string[] {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const only = (ids: readonly string[]) => ids.filter((id) => common.includes(id));
  const myMoves = movedIds(common, only(mine));
  const theirMoves = movedIds(common, only(theirs));
  const order = mine.filter((id) => kept.has(id) && (myMoves.has(id) || !theirMoves.has(id)));
  for (const [index, id] of theirs.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const before = theirs.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
