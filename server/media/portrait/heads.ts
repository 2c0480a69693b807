import { LINE, type Skin } from './tones.ts';

/** A head, turned a little towards the light. Lengths are in units of a drawing of 240 by 240. */
export interface Head {
  /** Half the width at the temples. */
  width: number;
  /** Half the width of the jaw. */
  jaw: number;
  /** Half the width of the chin. */
  chin: number;
  /** The lowest point of the chin. */
  bottom: number;
  /** The thickness of the brows. */
  brow: number;
  /** The height of the lips. */
  lips: number;
}

export const MEN: Head[] = [
  { width: 40, jaw: 34, chin: 15, bottom: 162, brow: 5, lips: 2 },
  { width: 38, jaw: 29, chin: 11, bottom: 166, brow: 4, lips: 3 },
  { width: 43, jaw: 38, chin: 18, bottom: 160, brow: 5.5, lips: 2 },
  { width: 39, jaw: 32, chin: 13, bottom: 163, brow: 4.5, lips: 3 },
];

export const WOMEN: Head[] = [
  { width: 37, jaw: 27, chin: 9, bottom: 159, brow: 3.2, lips: 5 },
  { width: 39, jaw: 31, chin: 11, bottom: 157, brow: 3.5, lips: 4 },
  { width: 36, jaw: 26, chin: 8, bottom: 162, brow: 3, lips: 5 },
  { width: 41, jaw: 33, chin: 13, bottom: 158, brow: 3.6, lips: 4 },
];

/** The middle of the head, and of the face, which is turned to the right. */
export const MIDDLE = 120;
export const FACE = MIDDLE + 8;

/** The outline of a head. */
export function outline({ width, jaw, chin, bottom }: Head): string {
  const left = MIDDLE - width;
  const right = MIDDLE + width;
  return (
    `M${left} 98C${left - 1} 62 ${left + 16} 46 ${MIDDLE} 46S${right} 66 ${right} 94` +
    `c0 8-3 10-2 18C${right - 1} 128 ${FACE + jaw - 4} ${bottom - 18} ${FACE + chin} ${bottom - 4}` +
    `Q${FACE} ${bottom + 3} ${FACE - chin} ${bottom - 3}C${MIDDLE - jaw + 8} ${bottom - 12} ${left + 5} 136 ${left + 2} 116Z`
  );
}

/** The neck, mostly in the shade of the chin, and the near ear. */
export function neckAndEar({ jaw, width }: Head, skin: Skin): string {
  const half = Math.round(jaw * 0.66);
  const left = MIDDLE - half;
  return (
    `<path d="M${left} 120v58q-8 12-24 14l46 30 50-30q-24-4-26-14V120Z" fill="${skin.base}"/>` +
    `<path d="M${MIDDLE - width + 2} 99c-9-7-14 1-11 12s9 13 13 9ZM${left} 120v58q-8 12-24 14l46 30 10-20-6-20q22-10 ${half + 8}-34l-4-18Z" fill="${skin.shade}"/>`
  );
}

/** The planes of a face, and the little that is drawn of its eyes. */
export function features({ width, bottom, brow, lips, chin }: Head, skin: Skin): string {
  const left = MIDDLE - width;
  const mouth = bottom - 21;
  const temple = `M${left - 4} 44H${MIDDLE - 8}L${left + 20} 76l-2 20 5 20-3 8 12 16 ${FACE - chin - left - 32} 26H${left - 4}Z`;
  const nose = `M${FACE - 4} 97l3 1 2 15 7 16-6 4-12-1-2-5 5-9ZM${FACE - 13} ${mouth}q8-${lips} 14-${lips / 2} 5-${lips / 2} 11 0-5 4-12 4t-13-4Z`;
  const lids = `M${FACE - 28} 96q10-5 19-1v5q-10-4-18 1ZM${FACE + 9} 95q10-3 18 1l-2 4q-8-3-16-1Z`;
  const sunny = `M${FACE + 14} 119l${MIDDLE + width - FACE - 13}-8v14l-16 14-8-8ZM${FACE + 4} 60l22 4 6 20-20 2ZM${FACE + 2} 104l3 6 4 16-5-4ZM${FACE - 8} ${mouth + 4}q9 3 15-1-2 ${lips + 2}-8 ${lips + 2}t-7-${lips + 1}Z`;
  return (
    `<path d="${temple}${nose}${lids}" fill="${skin.shade}"/><path d="${sunny}" fill="${skin.light}"/>` +
    `<g stroke="${LINE}" fill="none"><path d="M${FACE - 30} 91q10-7 21-2m18-1q10-4 19 2" stroke-width="${brow}"/>` +
    `<path d="M${FACE - 27} 105q8-8 17-2m20 1q8-6 15-1M${FACE - 12} ${mouth}q11 5 22 0" stroke-width="2.2"/></g>` +
    `<path d="M${FACE - 23} 103a4 4 0 1 0 8 0ZM${FACE + 13} 102a4 4 0 1 0 8 0Z" fill="${LINE}"/>`
  );
}
