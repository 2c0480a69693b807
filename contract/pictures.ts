/**
 * The addresses of pictures: the point that stays visible, and the names of uploads and of their variants. A name contains the picture's properties, and the names of its
 * variants follow from it. The server and the site share these rules. Plain values without a validator.
 */

export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920, 2400] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The picture size of link previews. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export interface PictureInfo {
  /** 32 hexadecimal digits of its content. */
  hash: string;
  width: number;
  height: number;
  /** Its average colour, six hexadecimal digits; '' if it has transparent parts, or if the name does not contain it. */
  averageColor: string;
  /** Whether it is animated. Animated pictures have no variants for pages. */
  isAnimated: boolean;
}

/** The sizes of the site's icon in pixels: for phones of Apple, and for browsers and other phones. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** A size and format for pages. */
export type PageVariant = { width: number; format: PictureFormat };
/** A variant of an uploaded picture: for pages, a crop for link previews, or a square PNG for icons. */
export type Variant = PageVariant | 'share' | { icon: IconSize };

const UPLOADS = '/uploads/';
const STEM = /^([0-9a-f]{32})-(\d{1,5})x(\d{1,5})(?:-([0-9a-f]{6}))?(-moving)?$/;
const VARIANT = /^(.+)\.(?:([1-9]\d{2,3})\.(avif|webp)|share\.jpg|icon-(\d{3})\.png)$/;
const WIDEST = Math.max(...PICTURE_WIDTHS);
/** A variant wider than this part of the widest one is not worth a file. */
const NEARLY_ALL = 0.9;

/** `<hash>-<width>x<height>[-<averageColor>][-moving].webp`. Older names do not contain the colour. */
export function pictureName({ hash, width, height, averageColor, isAnimated }: PictureInfo): string {
  return `${hash}-${width}x${height}${averageColor && `-${averageColor}`}${isAnimated ? '-moving' : ''}.webp`;
}

/** Parses the name of an uploaded picture; null for any other name. */
export function parsePictureName(name: string): PictureInfo | null {
  const [, hash, width, height, tone = '', moving] = (name.endsWith('.webp') && STEM.exec(name.slice(0, -5))) || [];
  return hash
    ? { hash, width: Number(width), height: Number(height), averageColor: tone, isAnimated: moving !== undefined }
    : null;
}

/**
 * The point of a picture that stays visible wherever the picture is cropped, in percent from the left and from the top.
 * It is a fragment of the picture's address, `#focus=35,20`: it is saved, previewed and restored with the picture that
 * it belongs to, and browsers and caches see one address whatever the point is.
 */
export interface Focus {
  x: number;
  y: number;
}

/** Points lie on a grid, so that a few rules of CSS cover all of them. */
export const FOCUS_STEP = 5;
const FOCUS = /#focus=(100|\d{1,2}),(100|\d{1,2})$/;

/** The focus in a picture's address, on the grid; null without one. */
export function pictureFocus(address: string): Focus | null {
  const [, x, y] = FOCUS.exec(address) ?? [];
  return x === undefined ? null : { x: onFocusGrid(Number(x)), y: onFocusGrid(Number(y)) };
}

/** A picture's address with another focus; without one for null. */
export function withFocus(address: string, focus: Focus | null): string {
  const plain = address.replace(FOCUS, '');
  return focus && plain ? `${plain}#focus=${onFocusGrid(focus.x)},${onFocusGrid(focus.y)}` : plain;
}

function onFocusGrid(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));
}

/** The name of an uploaded picture within its address on this site; '' for any other address. */
export function uploadedName(address: string): string {
  const name = address.startsWith(UPLOADS) ? withFocus(address, null).slice(UPLOADS.length) : '';
  return parsePictureName(name) ? name : '';
}

/** `<name without its ending>.<width>.<format>`, `….share.jpg` or `….icon-<size>.png`. */
export function variantName(name: string, variant: Variant): string {
  const stem = name.slice(0, -'.webp'.length);
  return `${stem}.${variantEnding(variant)}`;
}

/** What a variant's name has after the name of the picture: `640.avif`, `share.jpg`, `icon-192.png`. */
export function variantEnding(variant: Variant): string {
  if (variant === 'share') return 'share.jpg';
  return isPageVariant(variant) ? `${variant.width}.${variant.format}` : `icon-${variant.icon}.png`;
}

export function isPageVariant(variant: Variant): variant is PageVariant {
  return typeof variant === 'object' && 'width' in variant;
}

/** Parses the name of a variant; null if it is not a variant that may be created. */
export function parseVariantName(name: string): { original: string; variant: Variant } | null {
  const [, stem, digits, format, side] = VARIANT.exec(name) ?? [];
  const original = `${stem ?? ''}.webp`;
  const picture = parsePictureName(original);
  if (!picture) return null;
  if (side !== undefined) {
    const icon = ICON_SIZES.find((size) => size === Number(side));
    return icon ? { original, variant: { icon } } : null;
  }
  if (digits === undefined) return { original, variant: 'share' };
  const width = Number(digits);
  const variant = variantsOf(picture).find((one) => one.width === width && one.format === format);
  return variant ? { original, variant } : null;
}

/**
 * The variants of a picture for pages, none wider than the picture. Animated and small pictures have none. The original
 * serves as the widest WebP, unless it is wider than any page needs.
 */
export function variantsOf({ width, isAnimated }: PictureInfo): PageVariant[] {
  const widest = Math.min(width, WIDEST);
  const narrower = PICTURE_WIDTHS.filter((one) => one < widest * NEARLY_ALL);
  if (isAnimated || narrower.length === 0) return [];
  return [...narrower, widest].flatMap((one) =>
    PICTURE_FORMATS.filter((format) => format !== 'webp' || one < width).map((format) => ({ width: one, format })),
  );
}

/** The `srcset` of each format for an uploaded picture's address on this site; null if it has no variants. */
export function pictureSources(address: string, host = ''): Record<PictureFormat, string> | null {
  const name = uploadedName(address);
  const picture = parsePictureName(name);
  const variants = picture ? variantsOf(picture) : [];
  if (!picture || variants.length === 0) return null;
  const listed = (format: PictureFormat) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${host}${UPLOADS}${variantName(name, variant)} ${variant.width}w`);
  return {
    avif: listed('avif').join(', '),
    webp: [...listed('webp'), `${host}${UPLOADS}${name} ${picture.width}w`].join(', '),
  };
}

/** The address of an uploaded picture's JPEG crop for link previews; '' for any other address. */
export function shareCut(address: string): string {
  const name = uploadedName(address);
  return name ? UPLOADS + variantName(name, 'share') : '';
}

/** The address of an uploaded picture as an icon; '' for any other address. */
export function iconAddress(address: string, icon: IconSize): string {
  const name = uploadedName(address);
  return name ? UPLOADS + variantName(name, { icon }) : '';
}
