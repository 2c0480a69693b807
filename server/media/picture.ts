import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { pictureName } from '#contract/pictures.ts';
import { Failure } from '#server/http/failure.ts';
import { thumbhashOf } from './thumbhash.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
/** File signatures of the accepted formats. Other decoders never run: SVG and PDF, for example, can contain programs. */
const SIGNATURES: [offset: number, bytes: string][] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
];
/** MP4 and HEIC start like AVIF. The brand within these bytes tells them apart. */
const BRAND_BYTES = [8, 64] as const;
const MAX_SIDE = 2560;
const MILLION = 1_000_000;
// Of an animation, all frames together.
const MAX_PIXELS = 40 * MILLION;
const MAX_FRAMES = 300;
/** For interlaced pictures with 16 bits per channel. */
const MAX_DEEP_PIXELS = 16 * MILLION;
/** Memory limit for decoders that cannot work line by line, in bytes. */
const MAX_DECODED_BYTES = 160 * MILLION;
const TIMEOUT_SECONDS = 60;
const TOO_MANY_PIXELS =
  'This picture is too large. Use at most 40 million pixels, and at most 300 frames in an animation.';
const WEBP_QUALITY = 82;

export interface Picture {
  /** Made of the content hash and the size: the URL states the dimensions and never changes. */
  name: string;
  content: Buffer;
  width: number;
  height: number;
  /** What it looks like, in base64. */
  thumbhash: string;
}

/**
 * Converts an upload to a WebP: fully decoded, rotated upright, without metadata, at most 2560 pixels per side (an
 * animation: in width). Throws `not-an-image` unless the content is JPEG, PNG, WebP, AVIF or GIF, `damaged-image` if
 * decoding fails, and `too-large` above the limits on pixels, frames and bytes.
 */
export async function makePicture(upload: Buffer): Promise<Picture> {
  try {
    return await encodeWebp(upload);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(looksLikePicture(upload) ? 'damaged-image' : 'not-an-image');
  }
}

/** Whether a file that cannot be decoded starts like an accepted format. */
function looksLikePicture(upload: Buffer): boolean {
  const signature = SIGNATURES.find((one) => hasSignature(upload, one));
  return (
    signature !== undefined && (signature[1] !== 'ftyp' || /avi[fs]/.test(upload.toString('latin1', ...BRAND_BYTES)))
  );
}

function hasSignature(upload: Buffer, [offset, bytes]: (typeof SIGNATURES)[number]): boolean {
  return upload.toString('latin1', offset, offset + bytes.length) === bytes;
}

async function encodeWebp(upload: Buffer): Promise<Picture> {
  if (!SIGNATURES.some((one) => hasSignature(upload, one))) throw new Failure('not-an-image');
  const metadata = await sharp(upload, { limitInputPixels: false }).metadata();
  if (!FORMATS.has(metadata.format)) throw new Failure('not-an-image');
  rejectTooLarge(metadata, isSimpleWebp(upload));
  const { pages = 1 } = metadata;
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: pages > 1 });
  // Converts 16 bits per channel to 8 early, which saves memory. For 8 bits it would cost memory.
  if (metadata.depth === 'ushort') image.pipelineColourspace('srgb');
  const { data, info } = await image
    .autoOrient()
    .resize({
      width: MAX_SIDE,
      height: pages > 1 ? undefined : MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: WEBP_QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  if (data.length > UPLOAD_MAX_BYTES) throw new Failure('too-large');
  return withName(data, { width: info.width, height: info.pageHeight ?? info.height, isAnimated: pages > 1 });
}

/** Whether a WebP uses the simple lossy format, which has no transparency. */
function isSimpleWebp(upload: Buffer): boolean {
  return upload.toString('latin1', 12, 16) === 'VP8 ';
}

function rejectTooLarge(metadata: Metadata, isSimple: boolean): void {
  const { width, height, pages = 1 } = metadata;
  const pixels = width * height * pages;
  if (pixels > MAX_PIXELS || pages > MAX_FRAMES) throw new Failure('too-large', { message: TOO_MANY_PIXELS });
  const max = Math.floor(maxPixels(metadata, isSimple) / MILLION);
  if (pixels <= max * MILLION) return;
  const message =
    `This picture is too large for its file format: at most ${max} million pixels. ` +
    'Save it as a standard JPEG (not progressive or interlaced), or make it smaller.';
  throw new Failure('too-large', { message });
}

/** The pixel limit that keeps the decoder of this format within its memory limit. */
function maxPixels(metadata: Metadata, isSimple: boolean): number {
  const bytes = isSimple ? 0 : decoderBytesPerPixel(metadata);
  const max = bytes > 0 ? MAX_DECODED_BYTES / bytes : MAX_PIXELS;
  return Math.min(max, metadata.isProgressive && metadata.depth === 'ushort' ? MAX_DEEP_PIXELS : MAX_PIXELS);
}

/**
 * Measured memory per pixel, in bytes, of a decoder that needs the whole picture; 0 if it works line by line.
 * Resizing a transparent picture needs more.
 */
function decoderBytesPerPixel({
  format,
  pages = 1,
  depth,
  channels,
  hasAlpha,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  const alphaFactor = hasAlpha ? 1.7 : 1;
  const perChannel = depth === 'ushort' ? 2 : 1;
  if (format === 'heif') return 15 * perChannel * alphaFactor;
  if (format === 'webp') return pages > 1 ? 0 : 7;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return format === 'png' ? channels * perChannel * alphaFactor : 0;
}

/** A picture from a WebP that ships with the product. It stays as it is: encoding again would only blur it. */
export async function pictureFromWebp(content: Buffer): Promise<Picture> {
  const { width, height } = await sharp(content).metadata();
  return withName(content, { width, height, isAnimated: false });
}

async function withName(
  content: Buffer,
  size: { width: number; height: number; isAnimated: boolean },
): Promise<Picture> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = pictureName({ ...size, hash, averageColor: await averageColor(content) });
  const thumbhash = (await thumbhashOf(content)).toString('base64');
  return { name, content, width: size.width, height: size.height, thumbhash };
}

/** The average colour of a picture as six hexadecimal digits; '' if it has transparency. */
async function averageColor(content: Buffer): Promise<string> {
  const image = sharp(content);
  if ((await image.metadata()).hasAlpha) return '';
  return (await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer()).toString('hex').slice(0, 6);
}
