import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { Failure } from '#server/http/failure.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const LONGEST_SIDE = 2560;
// Of all frames together, when the picture moves.
const MAX_PIXELS = 60_000_000;
const MAX_FRAMES = 300;
const ENCODING_SECONDS = 30;
const TOO_MANY_PIXELS = 'This picture is too large. At most 60 million pixels, and 300 frames when it moves.';
const QUALITY = 82;

export interface Picture {
  /** Named by content and size, so that its address says its dimensions and never changes. */
  name: string;
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Makes a picture of ours of what was sent: decoded whole, turned upright, without metadata, at most 2560 pixels
 * a side, as WebP. What is not a JPEG, PNG, WebP, AVIF or GIF by its content is refused.
 */
export async function makePicture(sent: Buffer): Promise<Picture> {
  try {
    return await encode(sent);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('not-an-image');
  }
}

async function encode(sent: Buffer): Promise<Picture> {
  const { format, width, height: tall, pages = 1 } = await sharp(sent, { limitInputPixels: false }).metadata();
  if (!FORMATS.has(format)) throw new Failure('not-an-image');
  if (width * tall * pages > MAX_PIXELS || pages > MAX_FRAMES)
    throw new Failure('too-large', { message: TOO_MANY_PIXELS });
  const image = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: pages > 1 });
  const { data, info } = await image
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: pages > 1 ? undefined : LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: QUALITY })
    .timeout({ seconds: ENCODING_SECONDS })
    .toBuffer({ resolveWithObject: true });
  if (data.length > UPLOAD_MAX_BYTES) throw new Failure('too-large');
  return named(data, info.width, info.pageHeight ?? info.height);
}

/** A WebP of the product's own, kept as it is: encoding it again would only blur it. */
export async function ownPicture(content: Buffer): Promise<Picture> {
  const { width, height } = await sharp(content).metadata();
  return named(content, width, height);
}

function named(content: Buffer, width: number, height: number): Picture {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { name: `${hash}-${width}x${height}.webp`, content, width, height };
}
