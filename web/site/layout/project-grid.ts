/**
 * The position of a picture in a row of twelve columns. Pictures in landscape format: alone (`whole`), in a pair (`wide`
 * and `narrow`), or in a row of three, of which the first, `lead`, has its own row on narrower screens. With a portrait
 * all pictures of a row are equally high, so that none leaves a hole: two portraits (`half`), a portrait and a landscape
 * (`slim` and `broad`), three portraits (`trio`), or three of both kinds (`square`).
 */
export type GridSlot = 'whole' | 'wide' | 'narrow' | 'lead' | 'third' | 'half' | 'slim' | 'broad' | 'trio' | 'square';

/** The slots of projects. `tall` says of each whether its cover is in portrait format. */
export function projectSlots(tall: readonly boolean[]): GridSlot[] {
  const plain = slotsFor(projectRows(tall.length));
  let start = 0;
  return projectRows(tall.length).flatMap((length) => {
    const row = tall.slice(start, start + length);
    const slots = plain.slice(start, start + length);
    start += length;
    if (length === 1 || !row.includes(true)) return slots;
    const isEven = row.every(Boolean);
    if (length === 3) return row.map(() => (isEven ? 'trio' : 'square'));
    return row.map((isTall) => (isEven ? 'half' : isTall ? 'slim' : 'broad'));
  });
}

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
const HALF = `(min-width: 1736px) 766px, (min-width: 600px) 45vw, ${PHONE}`;
const SLIM = `(min-width: 1736px) 500px, (min-width: 600px) 30vw, ${PHONE}`;
const BROAD = `(min-width: 1736px) 1030px, (min-width: 600px) 61vw, ${PHONE}`;
const SIZES: Record<GridSlot, string> = {
  whole: WHOLE,
  wide: WIDE,
  narrow: NARROW,
  lead: LEAD,
  third: THIRD,
  half: HALF,
  slim: SLIM,
  broad: BROAD,
  trio: SLIM,
  square: SLIM,
};

/** The `sizes` of a picture in its slot. */
export function slotSizes(slot: GridSlot): string {
  return SIZES[slot];
}
