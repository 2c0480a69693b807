import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_HEIGHT, SHARE_WIDTH } from '#contract/pictures.ts';
import type { ShareLook } from './share-look.ts';

const BACKGROUND = join(import.meta.dirname, '../../web/site/art/lost.webp');
/** The only font that is used: characters without a glyph are left out, so that a picture never depends on system fonts. */
const FONT_FILE = join(import.meta.dirname, 'fonts/bricolage-grotesque-bold.ttf');
const FONT = 'Bricolage Grotesque Bold';
/** Characters without a glyph in the font. It has Latin with accents, Vietnamese, punctuation and currency signs. */
const UNSUPPORTED =
  /[^ -~\u00a0-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2032\u2033\u2039\u203a\u20a8\u20ac\u20b9\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/gu;
const WHITE = '#fff';
const LEFT = 72;
/** Limits of the title in pixels: its right edge stays left of the sun. */
const TITLE_BOX = { width: 740, height: 400 };
const TITLE_MIDDLE = 375;
const TITLE_SIZES = [108, 92, 78, 66, 56, 48];
const MIN_TITLE_SIZE = 48;
const TITLE_MAX_LENGTH = 300;
const BRAND_LEFT = 188;
const BRAND_MIDDLE = 103;
const BRAND_SIZE = 38;
const BRAND_MAX_LENGTH = 40;
const LETTER_SPACING_EM = -0.03;
/** Relative to the line height of the font, which is 1.2 times its size. */
const LINE_HEIGHT = 0.85;
/** The distance between two lines, relative to the font size. */
const LINE_PITCH = 1.02;
const JPEG = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true };
const MARK = `<g transform="translate(${LEFT} 66) scale(1.5)"><circle cx="41" cy="12" r="9" fill="#f2a31b"/>
<path d="M27 7C34 22 44 36 63 38H37C32 27 33 17 27 7Z" fill="#c9481f"/><path d="M1 38C12 37 18 27 27 7C33 17 32 27 37 38Z" fill="${WHITE}"/></g>`;
/** Darkens the left side of the picture, so that white text is readable. */
const OVERLAY = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<defs><linearGradient id="shade"><stop stop-color="#0f1128" stop-opacity="0.9"/>
<stop offset="0.36" stop-color="#0f1128" stop-opacity="0.65"/><stop offset="0.62" stop-color="#0f1128" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/></svg>`;

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${content}</svg>`;
}

/** A night in the colours of the site, with a glow at the horizon. */
function nightSky({ sky: [above, middle, below], accent }: ShareLook): string {
  return drawing(`<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/>
<stop offset="0.6" stop-color="${middle}"/><stop offset="1" stop-color="${below}"/></linearGradient>
<radialGradient id="glow" cx="0.82" cy="1.05" r="0.6"><stop stop-color="${accent}" stop-opacity="0.7"/>
<stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/><rect width="100%" height="100%" fill="url(#glow)"/>`);
}

export interface ShareText {
  title: string;
  brand: string;
}

interface TextImage {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws the picture of a shared link as a JPEG of 1200 × 630 pixels: brand and page title on evening dunes or a night. */
export async function drawShareImage({ title, brand }: ShareText, look: ShareLook): Promise<Buffer> {
  const brandText = truncate(supported(brand), BRAND_MAX_LENGTH);
  const titleText = truncate(supported(title) || brandText, TITLE_MAX_LENGTH);
  const layers: OverlayOptions[] = look.hasArt ? [{ input: Buffer.from(OVERLAY), left: 0, top: 0 }] : [];
  if (look.hasMark) layers.push({ input: Buffer.from(drawing(MARK)), left: 0, top: 0 });
  if (brandText) {
    const image = await renderText(brandText, { size: BRAND_SIZE, wrap: 'none', accent: look.accent });
    layers.push({
      input: image.data,
      left: look.hasMark ? BRAND_LEFT : LEFT,
      top: Math.round(BRAND_MIDDLE - image.height / 2),
    });
  }
  if (titleText) {
    const image = await renderTitle(titleText, look.accent);
    layers.push({ input: image.data, left: LEFT, top: Math.round(TITLE_MIDDLE - image.height / 2) });
  }
  return sharp(look.hasArt ? BACKGROUND : Buffer.from(nightSky(look)))
    .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, position: 'top' })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Renders the title in the largest size that fits its box, with its last line in the accent. A title that is too long for the
 * smallest size is cut.
 */
async function renderTitle(title: string, accent: string): Promise<TextImage> {
  for (const size of TITLE_SIZES) {
    const image = await renderText(title, { size, wrap: 'word', accent });
    if (image.width > TITLE_BOX.width || image.height > TITLE_BOX.height) continue;
    const accentFrom = await startOfLastLine(title, size, lineCount(image, size));
    return accentFrom > 0 ? renderText(title, { size, wrap: 'word', accent, accentFrom }) : image;
  }
  for (let text = title; ;) {
    const image = await renderText(text, { size: MIN_TITLE_SIZE, wrap: 'word-char', accent });
    if (image.height <= TITLE_BOX.height) return image;
    text = truncate(text, Math.floor((text.length * TITLE_BOX.height) / image.height));
  }
}

/**
 * The index at which the last line starts: the end of the longest start of the text that needs fewer lines. 0 for one
 * line.
 */
async function startOfLastLine(text: string, size: number, lines: number): Promise<number> {
  let start = lines > 1 ? text.lastIndexOf(' ') : 0;
  while (start > 0) {
    const shorter = await renderText(text.slice(0, start), { size, wrap: 'word', accent: WHITE });
    if (lineCount(shorter, size) < lines) return start;
    start = text.lastIndexOf(' ', start - 1);
  }
  return 0;
}

/** The image is trimmed to the letters: one line is 0.4 to 1.3 times as high as the font size. */
function lineCount({ height }: TextImage, size: number): number {
  return 1 + Math.floor((height / size - 0.4) / LINE_PITCH);
}

interface TextStyle {
  /** Font size in pixels. */
  size: number;
  wrap: 'word' | 'word-char' | 'none';
  accent: string;
  /** The index from which the text has the accent instead of white. */
  accentFrom?: number;
}

async function renderText(
  text: string,
  { size, wrap, accent, accentFrom = text.length }: TextStyle,
): Promise<TextImage> {
  const white = escapeMarkup(text.slice(0, accentFrom));
  const last = escapeMarkup(text.slice(accentFrom));
  const spacing = Math.round(LETTER_SPACING_EM * size * 1024); // Pango counts in 1/1024 pixel
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${WHITE}" letter_spacing="${spacing}" line_height="${LINE_HEIGHT}">${white}<span foreground="${accent}">${last}</span></span>`,
      font: `${FONT} ${size}px`,
      fontfile: FONT_FILE,
      rgba: true,
      wrap,
      ...(wrap !== 'none' && { width: TITLE_BOX.width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The text without characters that the font does not contain, with single spaces. */
function supported(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSUPPORTED, '').replace(/ +/g, ' ').trim();
}

function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
