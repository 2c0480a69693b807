import { join } from 'node:path';
import sharp from 'sharp';
import { SHARE_HEIGHT, SHARE_WIDTH } from '#contract/pictures.ts';
import { LINE_HEIGHT, linesOf } from './share-lines.ts';
import { openTypeface } from './share-typeface.ts';

const DUNES = join(import.meta.dirname, '../../web/site/art/lost.webp');
const AMBER = '#f2a31b';
const LEFT = 72;
/** The words end before the sun. */
const ROOM = { width: 740, height: 400 };
const TITLE_MIDDLE = 375;
const TIGHT = -0.035;
const BRAND_SIZE = 38;
const BRAND_LENGTH = 40;
/** More than that is not read from a picture. */
const TITLE_LENGTH = 300;
const JPEG = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true };
const LOGO = `<g transform="translate(${LEFT} 66) scale(1.5)"><circle cx="41" cy="12" r="9" fill="${AMBER}"/>
<path d="M27 7C34 22 44 36 63 38H37C32 27 33 17 27 7Z" fill="#c9481f"/><path d="M1 38C12 37 18 27 27 7C33 17 32 27 37 38Z" fill="#fff"/></g>`;
const SHADE = `<defs><linearGradient id="shade"><stop stop-color="#0f1128" stop-opacity="0.9"/>
<stop offset="0.36" stop-color="#0f1128" stop-opacity="0.65"/><stop offset="0.62" stop-color="#0f1128" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/>`;

export interface Words {
  title: string;
  brand: string;
}

/** Draws the picture of a shared link: the brand and the page's title before evening dunes. */
export async function drawShare(words: Words): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${SHADE}${LOGO}${await wordsOf(words)}</svg>`;
  const dunes = sharp(DUNES).resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, position: 'top' });
  return dunes
    .composite([{ input: Buffer.from(svg) }])
    .jpeg(JPEG)
    .toBuffer();
}

let opened: ReturnType<typeof openTypefaces> | undefined;

function openTypefaces() {
  return Promise.all([openTypeface(700), openTypeface(600)]);
}

/** Signs that the typeface has no letters for are left out, as in a line that a sign-writer paints. */
async function wordsOf({ title, brand }: Words): Promise<string> {
  opened ??= openTypefaces();
  const [bold, semibold] = await opened;
  const name = cutTo(semibold.known(brand), BRAND_LENGTH);
  const { size, lines } = linesOf(
    cutTo(bold.known(title).trim() || name, TITLE_LENGTH),
    ROOM,
    (text, at) => bold.set(text, at, TIGHT).width,
  );
  const first = TITLE_MIDDLE - (lines.length * size * LINE_HEIGHT) / 2 + size * 0.8;
  const drawn = lines.map((line, index) => {
    const isLast = index > 0 && index === lines.length - 1;
    const y = first + index * size * LINE_HEIGHT;
    return `<g transform="translate(${LEFT - size * 0.04} ${y})" fill="${isLast ? AMBER : '#fff'}">${bold.set(line, size, TIGHT).svg}</g>`;
  });
  return `<g transform="translate(188 114)" fill="#fff">${semibold.set(name, BRAND_SIZE, -0.02).svg}</g>${drawn.join('')}`;
}

function cutTo(text: string, length: number): string {
  const signs = Array.from(text.trim());
  return signs.length > length
    ? `${signs
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text.trim();
}
