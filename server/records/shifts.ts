/** A record and the number it has in the order. */
export interface Placed {
  id: string;
  position?: number;
}

/** How many records one statement moves. */
const BATCH = 1000;

/** What takes records that stand in this order to their places from 0: who moves by how many, those that move alike together. */
export function shiftsTo(arranged: readonly Placed[]): { by: number; ids: string[] }[] {
  const alike = new Map<number, string[]>();
  for (const [place, { id, position = 0 }] of arranged.entries()) {
    const by = place - position;
    if (by === 0) continue;
    const others = alike.get(by);
    if (others) others.push(id);
    else alike.set(by, [id]);
  }
  return [...alike].flatMap(([by, ids]) =>
    Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, batch) => ({
      by,
      ids: ids.slice(batch * BATCH, (batch + 1) * BATCH),
    })),
  );
}
