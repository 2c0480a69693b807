import sharp, { type Sharp } from 'sharp';
import { isPageVariant, SHARE_HEIGHT, SHARE_WIDTH, type IconSize, type Variant } from '#contract/pictures.ts';

const TIMEOUT_SECONDS = 60;
/** The next higher step doubles the time and saves 3 %; the one after it takes six times as long and saves 11 %. */
const AVIF_EFFORT = 2;
const AVIF_QUALITY = 50;
const WEBP = { quality: 78, effort: 5 };
const SHARE_JPEG = { quality: 82, mozjpeg: true };
/** JPEG has no transparency: this colour fills transparent areas. */
const SHARE_BACKGROUND = '#0d0f22';
/** Phones of Apple show transparent parts of an icon black. */
const OPAQUE_ICON: IconSize = 180;

/**
 * Encodes a variant of a picture. Throws if the picture cannot be decoded, or if it is animated and the variant is for
 * pages.
 */
export async function encodeVariant(content: Buffer, variant: Variant, effort = AVIF_EFFORT): Promise<Buffer> {
  const image = sharp(content, { failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS });
  if (variant === 'share') return cropForShare(image);
  if (!isPageVariant(variant)) return squareIcon(image, variant.icon);
  // File names from older versions do not say whether the picture is animated.
  const { pages = 1 } = await image.metadata();
  if (pages > 1) throw new Error('Animated pictures have no variants');
  const sized = image.resize({ width: variant.width, withoutEnlargement: true });
  return variant.format === 'avif'
    ? sized.avif({ quality: AVIF_QUALITY, effort }).toBuffer()
    : sized.webp(WEBP).toBuffer();
}

function cropForShare(image: Sharp): Promise<Buffer> {
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  return image.resize(size).flatten({ background: SHARE_BACKGROUND }).jpeg(SHARE_JPEG).toBuffer();
}

/** The whole picture in a square, with transparent or white edges if it is none. */
function squareIcon(image: Sharp, size: IconSize): Promise<Buffer> {
  const isOpaque = size === OPAQUE_ICON;
  const background = isOpaque ? '#ffffff' : '#ffffff00';
  const square = image.resize({ width: size, height: size, fit: 'contain', background });
  return (isOpaque ? square.flatten({ background }) : square).png({ palette: true }).toBuffer();
}
