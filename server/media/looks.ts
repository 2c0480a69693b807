/** What a picture looks like, in a form that can be compared quickly. */
export interface Looks {
  /** Width divided by height. */
  ratio: number;
  /** Average lightness and hue, each from 0 to 1 or from -1 to 1. */
  average: readonly [lightness: number, blueness: number, redness: number];
  isTransparent: boolean;
  /** How light and colour are distributed, as a vector of length 1; null if the picture has one colour. */
  colors: Float64Array | null;
  /** The same for what is transparent, and null for an opaque picture. */
  outline: Float64Array | null;
}

// Measured: docs/decisions/061-pictures-that-look-alike.md.
const LEAST_LIKENESS = 0.93;
/** Icons of one series have much in common. */
const LEAST_LIKENESS_OF_TRANSPARENT = 0.96;
const MAX_RATIO = 1.14;
const MAX_HUE_DIFFERENCE = 0.12;
const MAX_LIGHTNESS_DIFFERENCE = 0.15;

/** The frequencies of a channel are at most as many in both directions. */
const SIDE = 7;
const CHANNEL = SIDE * SIDE;
const HEADER_BYTES = 5;

/**
 * Reads a thumbhash: a short header with averages and scales, then for each channel the strength of its lowest frequencies
 * in 4 bits each. A transparent picture has a byte more in its header and a fourth channel. Null if it is none.
 */
export function readLooks(thumbhash: string, { width, height }: { width: number; height: number }): Looks | null {
  const hash = Buffer.from(thumbhash, 'base64');
  if (hash.length <= HEADER_BYTES + 1) return null;
  const header24 = hash.readUIntLE(0, 3);
  const header16 = hash.readUInt16LE(3);
  const isTransparent = header24 >> 23 === 1;
  const isLandscape = header16 >> 15 === 1;
  const longSide = isTransparent ? 5 : 7;
  const shortSide = Math.max(3, header16 & 7);
  const channels: [across: number, down: number, scale: number][] = [
    [isLandscape ? longSide : shortSide, isLandscape ? shortSide : longSide, ((header24 >> 18) & 31) / 31],
    [3, 3, ((header16 >> 3) & 63) / 63],
    [3, 3, ((header16 >> 9) & 63) / 63],
    ...(isTransparent ? [[5, 5, (hash.readUInt8(5) >> 4) / 15] as [number, number, number]] : []),
  ];
  const values = new Float64Array(4 * CHANNEL);
  let next = (HEADER_BYTES + (isTransparent ? 1 : 0)) * 2; // in half bytes
  for (const [channel, [across, down, scale]] of channels.entries()) {
    for (let y = 0; y < down; y++) {
      for (let x = y === 0 ? 1 : 0; x * down < across * (down - y); x++, next++) {
        const four = ((hash[next >> 1] ?? 0) >> ((next & 1) * 4)) & 15;
        values[channel * CHANNEL + y * SIDE + x] = (four / 7.5 - 1) * scale;
      }
    }
  }
  return {
    ratio: width / height,
    average: [(header24 & 63) / 63, ((header24 >> 6) & 63) / 31.5 - 1, ((header24 >> 12) & 63) / 31.5 - 1],
    isTransparent,
    colors: withLengthOne(values.subarray(0, 3 * CHANNEL)),
    outline: withLengthOne(values.subarray(3 * CHANNEL)),
  };
}

function withLengthOne(vector: Float64Array): Float64Array | null {
  const length = Math.hypot(...vector);
  return length === 0 ? null : vector.map((value) => value / length);
}

/** Whether two pictures may show the same: the same picture in another size or format, brightened, or cropped a little. */
export function lookAlike(one: Looks, other: Looks): boolean {
  if (one.isTransparent !== other.isTransparent) return false;
  const ratio = one.ratio / other.ratio;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return false;
  const [lightness, blueness, redness] = one.average;
  if (Math.abs(lightness - other.average[0]) > MAX_LIGHTNESS_DIFFERENCE) return false;
  if (Math.hypot(blueness - other.average[1], redness - other.average[2]) > MAX_HUE_DIFFERENCE) return false;
  // A logo in one colour has only its outline. Outlines of pictures with colours differ little: many are round.
  const shapes = one.colors ? [one.colors, other.colors] : [one.outline, other.colors ? null : other.outline];
  return (
    likeness(shapes[0] ?? null, shapes[1] ?? null) >=
    (one.isTransparent ? LEAST_LIKENESS_OF_TRANSPARENT : LEAST_LIKENESS)
  );
}

/** From -1 to 1: 1 for two shapes that are the same. */
function likeness(one: Float64Array | null, other: Float64Array | null): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
