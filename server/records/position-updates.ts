import { INTEGER_MAX } from '#contract/constants.ts';

/** A record and its position. */
export interface PositionedRow {
  id: string;
  position?: number;
}

/** How many records one statement moves. */
const BATCH = 1000;

/** The updates that number records in this order from 0, grouped by how far they move. */
export function positionUpdates(ordered: readonly PositionedRow[]): PositionUpdate[] {
  return groupUpdates(ordered.map((record, index) => [record, index]));
}

/** Some records, and by how much the number of each changes. */
export interface PositionUpdate {
  by: number;
  ids: string[];
}

interface Change {
  /** The other records of the list, sorted by number. */
  others: readonly PositionedRow[];
  /** The number that one record takes. */
  to: number;
  /** The number that it had; null for a new record. */
  from: number | null;
}

/**
 * Frees a number for one record. The records at that number and directly behind it move on by one, up to the first
 * free number. A record that moves towards the end of the list leaves its own number free: then they move up instead.
 */
export function updatesToFreePosition({ others, to, from }: Change): PositionUpdate[] {
  const movesUp = from !== null && from < to;
  const step = movesUp ? -1 : 1;
  const last = movesUp ? from : INTEGER_MAX;
  const following = movesUp
    ? others.filter(({ position = 0 }) => position > from && position <= to).toReversed()
    : others.filter(({ position = 0 }) => position >= to);
  const moved: [PositionedRow, number][] = [];
  let number = to;
  for (const record of following) {
    const { position = 0 } = record;
    const isFree = movesUp ? position < number : position > number;
    if (isFree || number === last) break;
    number += step;
    moved.push([record, number]);
  }
  return groupUpdates(moved);
}

function groupUpdates(targets: readonly (readonly [PositionedRow, number])[]): PositionUpdate[] {
  const idsByShift = new Map<number, string[]>();
  for (const [{ id, position = 0 }, target] of targets) {
    const by = target - position;
    if (by === 0) continue;
    const sameShift = idsByShift.get(by);
    if (sameShift) sameShift.push(id);
    else idsByShift.set(by, [id]);
  }
  return [...idsByShift].flatMap(([by, ids]) =>
    Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, batch) => ({
      by,
      ids: ids.slice(batch * BATCH, (batch + 1) * BATCH),
    })),
  );
}
