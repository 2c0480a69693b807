/**
 * How the address of an uploaded picture tells what it is, and how the addresses of its smaller variants follow from
 * it. Plain values without a validator: the server makes by it what the site asks for.
 */

export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The size in which a link's preview shows a picture. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export interface PictureInfo {
  /** 32 hexadecimal digits of its content. */
  hash: string;
  width: number;
  height: number;
  /** Its average colour, six hexadecimal digits; '' where it lets the ground shine through, or where nothing tells. */
  averageColor: string;
  /** Whether it moves: then there is only itself. */
  isAnimated: boolean;
}

/** What can be made of an uploaded picture: a narrower one for pages, or a cut for previews of links. */
export type Variant = { width: number; format: PictureFormat } | 'share';

const UPLOADS = '/uploads/';
const STEM = /^([0-9a-f]{32})-(\d{1,5})x(\d{1,5})(?:-([0-9a-f]{6}))?(-moving)?$/;
const VARIANT = /^(.+)\.(?:([1-9]\d{2,3})\.(avif|webp)|share\.jpg)$/;
const WIDEST = Math.max(...PICTURE_WIDTHS);
/** A width so near to the picture's own is not worth a file. */
const NEARLY_ALL = 0.9;

/** `<hash>-<width>x<height>[-<tone>][-moving].webp`; older ones end after their size. */
export function pictureName({ hash, width, height, averageColor, isAnimated }: PictureInfo): string {
  return `${hash}-${width}x${height}${averageColor && `-${averageColor}`}${isAnimated ? '-moving' : ''}.webp`;
}

/** What the name of an uploaded picture tells; null for any other name. */
export function parsePictureName(name: string): PictureInfo | null {
  const [, hash, width, height, tone = '', moving] = (name.endsWith('.webp') && STEM.exec(name.slice(0, -5))) || [];
  return hash
    ? { hash, width: Number(width), height: Number(height), averageColor: tone, isAnimated: moving !== undefined }
    : null;
}

/** The name of an uploaded picture within its address on this site; '' for any other address. */
export function uploadedName(address: string): string {
  const name = address.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : '';
  return parsePictureName(name) ? name : '';
}

/** `<name without its ending>.<width>.<format>`, or `….share.jpg`. */
export function variantName(name: string, variant: Variant): string {
  const stem = name.slice(0, -'.webp'.length);
  return variant === 'share' ? `${stem}.share.jpg` : `${stem}.${variant.width}.${variant.format}`;
}

/** Which variant of which picture a name means; null where it means none that may be made. */
export function parseVariantName(name: string): { original: string; variant: Variant } | null {
  const [, stem, digits, format] = VARIANT.exec(name) ?? [];
  const original = `${stem ?? ''}.webp`;
  const facts = parsePictureName(original);
  if (!facts) return null;
  if (digits === undefined) return { original, variant: 'share' };
  const width = Number(digits);
  const variant = variantsOf(facts).find((one) => one.width === width && one.format === format);
  return variant ? { original, variant } : null;
}

/**
 * The variants of a picture for pages: none wider than itself, none of one that moves or is small anyway. It is its own
 * widest WebP, where it is not wider than any page needs.
 */
export function variantsOf({ width, isAnimated }: PictureInfo): { width: number; format: PictureFormat }[] {
  const widest = Math.min(width, WIDEST);
  const narrower = PICTURE_WIDTHS.filter((one) => one < widest * NEARLY_ALL);
  if (isAnimated || narrower.length === 0) return [];
  return [...narrower, widest].flatMap((one) =>
    PICTURE_FORMATS.filter((format) => format !== 'webp' || one < width).map((format) => ({ width: one, format })),
  );
}

/** The `srcset` of each format for an uploaded picture's address on this site; null where there is only itself. */
export function pictureSources(address: string, host = ''): Record<PictureFormat, string> | null {
  const name = uploadedName(address);
  const facts = parsePictureName(name);
  const variants = facts ? variantsOf(facts) : [];
  if (!facts || variants.length === 0) return null;
  const listed = (format: PictureFormat) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${host}${UPLOADS}${variantName(name, variant)} ${variant.width}w`);
  return {
    avif: listed('avif').join(', '),
    webp: [...listed('webp'), `${host}${address} ${facts.width}w`].join(', '),
  };
}

/** The address under which a preview of a link finds an uploaded picture, cut to its size and in a format that all read. */
export function shareCut(address: string): string {
  const name = uploadedName(address);
  return name ? UPLOADS + variantName(name, 'share') : '';
}
