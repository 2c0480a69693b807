/**
 * The position of a picture in a row of twelve columns: alone (`whole`), in a pair (`wide` and `narrow`), or in a row
 * of three. On narrower screens the first of three, `lead`, has its own row.
 */
export type GridSlot = 'whole' | 'wide' | 'narrow' | 'lead' | 'third';

/** Alternates rows of two and three so that they use up any number of projects. */
export function projectRows(count: number): number[] {
  if (count === 1) return [1];
  const rest = count % 5;
  const pattern = Array.from({ length: Math.floor(count / 5) }, () => [2, 3]).flat();
  if (rest === 1) return [...pattern.slice(0, -2), 2, 2, 2];
  if (rest === 3) return [3, ...pattern];
  return [...pattern, ...Array.from({ length: rest / 2 }, () => 2)];
}

/** Alternates pairs and single pictures so that they use up any number of pictures. */
export function galleryRows(count: number): number[] {
  if (count === 1) return [1];
  const rest = count % 3;
  const pattern = Array.from({ length: Math.floor(count / 3) }, () => [2, 1]).flat();
  if (rest === 1) return [...pattern.slice(0, -1), 2];
  return rest === 2 ? [...pattern, 2] : pattern;
}

/** The slots of all pictures in their rows. Every second pair is mirrored. */
export function slotsFor(rows: number[]): GridSlot[] {
  let pairs = 0;
  return rows.flatMap((length): GridSlot[] => {
    if (length === 1) return ['whole'];
    if (length === 3) return ['lead', 'third', 'third'];
    return pairs++ % 2 === 0 ? ['wide', 'narrow'] : ['narrow', 'wide'];
  });
}

// Pictures of websites contain small text, so phones load the full width.
const PHONE = 'calc(100vw - 40px)';
const WHOLE = `(min-width: 1736px) 1030px, (min-width: 600px) 92vw, ${PHONE}`;
const WIDE = `(min-width: 1736px) 898px, (min-width: 600px) 53vw, ${PHONE}`;
const NARROW = `(min-width: 1736px) 632px, (min-width: 600px) 38vw, ${PHONE}`;
const THIRD = `(min-width: 1736px) 500px, (min-width: 900px) 30vw, (min-width: 600px) 46vw, ${PHONE}`;
const LEAD = `(min-width: 1736px) 500px, (min-width: 900px) 30vw, (min-width: 600px) 92vw, ${PHONE}`;
const SIZES: Record<GridSlot, string> = { whole: WHOLE, wide: WIDE, narrow: NARROW, lead: LEAD, third: THIRD };

/** The `sizes` of a picture in its slot. */
export function slotSizes(slot: GridSlot): string {
  return SIZES[slot];
}
