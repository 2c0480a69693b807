import type { PictureFormat } from '#contract/pictures.ts';
import type { PictureDetails } from '#contract/records/picture.ts';

/** Common screens: their width in CSS pixels, and how many dots each of these has. */
export const SCREENS = [
  { name: 'phone', width: 390, density: 3 },
  { name: 'tablet', width: 820, density: 2 },
  { name: 'laptop', width: 1440, density: 2 },
  { name: 'desktop', width: 1920, density: 1 },
] as const;

/** The file that a browser loads for a picture that it shows this many dots wide: the smallest that is not too small. */
export function variantFor(
  { variants, width, bytes }: Pick<PictureDetails, 'variants' | 'width' | 'bytes'>,
  dots: number,
): { width: number; format: PictureFormat; bytes: number } {
  const avif = variants.filter(({ format }) => format === 'avif').toSorted((a, b) => a.width - b.width);
  return avif.find((one) => one.width >= dots) ?? avif.at(-1) ?? { width, format: 'webp', bytes };
}
