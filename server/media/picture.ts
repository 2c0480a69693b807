import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { pictureName } from '#contract/pictures.ts';
import { Failure } from '#server/http/failure.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
/** How the files begin that are taken. No other decoder is ever asked: a drawing or a document is a program in its way. */
const STARTS: [at: number, sign: string][] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
];
/** Films and pictures of phones begin like AVIF. Only the brand says which it is; it stands within these bytes. */
const BRANDS = [8, 64] as const;
const LONGEST_SIDE = 2560;
const MILLION = 1_000_000;
// Of all frames together, when the picture moves.
const MAX_PIXELS = 40 * MILLION;
const MAX_FRAMES = 300;
/** Of pictures with 16 bits a colour that are interlaced. */
const MAX_DEEP_PIXELS = 16 * MILLION;
/** What a decoder may hold at a time, in bytes, where it cannot go line by line. */
const MAX_DECODED_BYTES = 160 * MILLION;
const ENCODING_SECONDS = 60;
const TOO_MANY_PIXELS = 'This picture is too large. At most 40 million pixels, and 300 frames when it moves.';
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
 * a side, as WebP. What is not a JPEG, PNG, WebP, AVIF or GIF by its content is refused, and so is one of these that
 * cannot be decoded to its end.
 */
export async function makePicture(sent: Buffer): Promise<Picture> {
  try {
    return await encode(sent);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(startsAsPicture(sent) ? 'damaged-image' : 'not-an-image');
  }
}

/** Whether a file that cannot be decoded was meant to be a picture that is taken. */
function startsAsPicture(sent: Buffer): boolean {
  const sign = STARTS.find((start) => hasStart(sent, start));
  return sign !== undefined && (sign[1] !== 'ftyp' || /avi[fs]/.test(sent.toString('latin1', ...BRANDS)));
}

function hasStart(sent: Buffer, [at, sign]: (typeof STARTS)[number]): boolean {
  return sent.toString('latin1', at, at + sign.length) === sign;
}

async function encode(sent: Buffer): Promise<Picture> {
  if (!STARTS.some((start) => hasStart(sent, start))) throw new Failure('not-an-image');
  const metadata = await sharp(sent, { limitInputPixels: false }).metadata();
  if (!FORMATS.has(metadata.format)) throw new Failure('not-an-image');
  refuseTooLarge(metadata, isPlainWebp(sent));
  const { pages = 1 } = metadata;
  const image = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: pages > 1 });
  // Else 16 bits a colour are kept until the end. With 8 bits this would take more memory, not less.
  if (metadata.depth === 'ushort') image.pipelineColourspace('srgb');
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
  return named(data, { width: info.width, height: info.pageHeight ?? info.height, isMoving: pages > 1 });
}

/** Whether a WebP is neither lossless nor extended: with that it lets no ground through. */
function isPlainWebp(sent: Buffer): boolean {
  return sent.toString('latin1', 12, 16) === 'VP8 ';
}

function refuseTooLarge(metadata: Metadata, isPlain: boolean): void {
  const { width, height, pages = 1 } = metadata;
  const pixels = width * height * pages;
  if (pixels > MAX_PIXELS || pages > MAX_FRAMES) throw new Failure('too-large', { message: TOO_MANY_PIXELS });
  const most = Math.floor(mostPixelsOf(metadata, isPlain) / MILLION);
  if (pixels <= most * MILLION) return;
  const message =
    `This picture is too large for the way it was saved: at most ${most} million pixels. ` +
    'Save it as an ordinary JPEG, not progressive or interlaced, or make it smaller.';
  throw new Failure('too-large', { message });
}

/** How many pixels a picture of its kind may have, so that its decoder stays within its memory. */
function mostPixelsOf(metadata: Metadata, isPlain: boolean): number {
  const bytes = isPlain ? 0 : decodedBytesOf(metadata);
  const most = bytes > 0 ? MAX_DECODED_BYTES / bytes : MAX_PIXELS;
  return Math.min(most, metadata.isProgressive && metadata.depth === 'ushort' ? MAX_DEEP_PIXELS : MAX_PIXELS);
}

/**
 * What a decoder that needs the whole picture holds of each pixel, in bytes, as measured; 0 where it goes line by line.
 * What lets the ground shine through takes more while it is made smaller.
 */
function decodedBytesOf({
  format,
  pages = 1,
  depth,
  channels,
  hasAlpha,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  const forAlpha = hasAlpha ? 1.7 : 1;
  const perColour = depth === 'ushort' ? 2 : 1;
  if (format === 'heif') return 15 * perColour * forAlpha;
  if (format === 'webp') return pages > 1 ? 0 : 7;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels;
  return format === 'png' ? channels * perColour * forAlpha : 0;
}

/** A WebP of the product's own, kept as it is: encoding it again would only blur it. */
export async function ownPicture(content: Buffer): Promise<Picture> {
  const { width, height } = await sharp(content).metadata();
  return named(content, { width, height, isMoving: false });
}

async function named(content: Buffer, size: { width: number; height: number; isMoving: boolean }): Promise<Picture> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = pictureName({ ...size, hash, tone: await toneOf(content) });
  return { name, content, width: size.width, height: size.height };
}

/** The average colour of a picture, as six hexadecimal digits; '' where the ground shines through. */
async function toneOf(content: Buffer): Promise<string> {
  const image = sharp(content);
  if ((await image.metadata()).hasAlpha) return '';
  return (await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer()).toString('hex').slice(0, 6);
}
