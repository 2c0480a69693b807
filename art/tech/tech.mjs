// Small tiles for the tools that service pages name. The glyphs are our own, not logos: ink lines, one amber detail.
import path from 'node:path';
import sharp from 'sharp';

const ink = '#16120f';
const amber = '#e0900c';
const sand = '#f5eee1';

/** Each glyph on a canvas of 96 by 96: its ink part, then its amber part. */
const glyphs = {
  html: ['<path d="M33 31L17 48L33 65M63 31L79 48L63 65"/>', '<path d="M54 26L42 70"/>'],
  css: [
    '<path d="M20 30H76M20 48H76M20 66H76"/>',
    '<g fill="#f5eee1"><circle cx="60" cy="30" r="7"/><circle cx="34" cy="48" r="7"/><circle cx="54" cy="66" r="7"/></g>',
  ],
  typescript: ['<path d="M30 32L14 48L30 64M66 32L82 48L66 64"/>', '<path d="M38 37H58M48 37V62"/>'],
  svg: [
    '<path d="M24 66C24 30 72 66 72 30"/><path d="M17 59H31V73H17ZM65 23H79V37H65Z" fill="#f5eee1"/>',
    '<path d="M24 52V28M72 44V68"/><circle cx="24" cy="25" r="4"/><circle cx="72" cy="71" r="4"/>',
  ],
  http: ['<path d="M20 37H74L61 24"/>', '<path d="M76 59H22L35 72"/>'],
  sql: [
    '<ellipse cx="48" cy="28" rx="25" ry="10"/><path d="M23 28V68C23 82 73 82 73 68V28"/>',
    '<path d="M23 48C23 62 73 62 73 48"/>',
  ],
  webp: [
    '<rect x="17" y="23" width="62" height="50" rx="8"/><path d="M20 66L39 46L53 60L62 51L77 65"/>',
    '<circle cx="61" cy="37" r="5"/>',
  ],
  json: [
    '<path d="M35 22C22 22 32 46 18 48C32 50 22 74 35 74M61 22C74 22 64 46 78 48C64 50 74 74 61 74"/>',
    '<path d="M48 38V38.1M48 58V58.1" stroke-width="10"/>',
  ],
  aria: [
    '<circle cx="48" cy="48" r="31"/><path d="M32 41L48 44L64 41M48 44V55L39 69M48 55L57 69"/>',
    '<circle cx="48" cy="31" r="4.5" fill="#e0900c"/>',
  ],
  unicode: [
    '<circle cx="48" cy="48" r="30"/><path d="M48 18C32 34 32 62 48 78C64 62 64 34 48 18"/>',
    '<path d="M18 48H78"/>',
  ],
  csv: [
    '<path d="M20 28H76M20 48H32M53 48H76M20 68H42M63 68H76"/>',
    '<path d="M43 45V48C43 51 42 53 39 55M53 65V68C53 71 52 73 49 75"/>',
  ],
  ical: [
    '<rect x="19" y="25" width="58" height="53" rx="8"/><path d="M19 42H77M34 17V31M62 17V31"/>',
    '<path d="M53 54H64V65H53Z" fill="#e0900c"/>',
  ],
  tls: [
    '<rect x="22" y="43" width="52" height="36" rx="8"/><path d="M33 43V32A15 15 0 0 1 63 32V43"/>',
    '<path d="M48 57V66"/>',
  ],
  dns: [
    '<path d="M48 33V48M24 63V48H72V63"/><circle cx="24" cy="70" r="7"/><circle cx="72" cy="70" r="7"/>',
    '<circle cx="48" cy="25" r="8"/>',
  ],
  ssh: ['<rect x="15" y="21" width="66" height="54" rx="9"/><path d="M29 38L41 48L29 58"/>', '<path d="M50 59H66"/>'],
  markdown: ['<path d="M40 20L33 76M63 20L56 76"/>', '<path d="M22 37H77M19 59H74"/>'],
  rss: [
    '<path d="M23 46A28 28 0 0 1 50 73M23 24A49 49 0 0 1 72 73"/>',
    '<circle cx="27" cy="69" r="4.5" fill="#e0900c"/>',
  ],
  grid: ['<rect x="18" y="20" width="60" height="56" rx="7"/><path d="M18 37H78"/>', '<path d="M38 37V76M58 37V76"/>'],
  type: ['<path d="M26 34V24H70V34M48 24V64M39 64H57"/>', '<path d="M20 77H76"/>'],
  camera: [
    '<path d="M24 32H34L40 23H56L62 32H72Q80 32 80 40V66Q80 74 72 74H24Q16 74 16 66V40Q16 32 24 32Z"/>',
    '<circle cx="48" cy="52" r="12"/>',
  ],
  pencil: ['<path d="M22 74L27 54L60 21L75 36L42 69Z"/><path d="M51 30L66 45"/>', '<path d="M52 77H77"/>'],
  upi: [
    '<rect x="27" y="15" width="42" height="66" rx="9"/><path d="M44 74H52"/>',
    '<path d="M38 29H58M38 39H58M38 29C55 29 55 49 38 49L54 64" stroke-width="4.5"/>',
  ],
};

export const techNames = Object.keys(glyphs);

/** Draws one tile into the folder and returns its path. */
export async function drawTech(name, folder) {
  const target = path.join(folder, `tech-${name}.webp`);
  await sharp(Buffer.from(tile(glyphs[name])))
    .webp({ quality: 92, effort: 6 })
    .toFile(target);
  return target;
}

function tile([drawn, detail]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
    <rect width="96" height="96" rx="22" fill="${sand}"/>
    <g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <g stroke="${ink}">${drawn}</g><g stroke="${amber}">${detail}</g>
    </g></svg>`;
}
