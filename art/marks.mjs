// The brand's mark and the small drawings of the site's states, as SVG; and the mark as icons for devices.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Every drawing by the name of its file. */
export const marks = {
  logo,
  'logo-ink': logoInk,
  favicon,
  'faq-arrow': faqArrow,
  'no-image': noImage,
  empty: emptyDunes,
};

const whiteDune = 'M1 38C12 37 18 27 27 7C33 17 32 27 37 38Z';
const emberDune = 'M27 7C34 22 44 36 63 38H37C32 27 33 17 27 7Z';
const amberSun = '<circle cx="41" cy="12" r="9" fill="#f2a31b"/>';

/** The mark for dark ground: a white dune, its ember shadow side, an amber sun behind. */
function logo() {
  return mark('#fff');
}

/** The mark for light ground. */
function logoInk() {
  return mark('#16120f');
}

function mark(dune) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40">${amberSun}<path d="${emberDune}" fill="#c9481f"/><path d="${whiteDune}" fill="${dune}"/></svg>\n`;
}

function favicon() {
  return badge(64, 14);
}

/** The mark upon a night square; round corners for browsers, full squares for devices that cut their own. */
function badge(size, radius) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">
<defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="#14163a"/><stop offset=".62" stop-color="#2b2440"/><stop offset="1" stop-color="#6e3436"/></linearGradient></defs>
<rect width="64" height="64" rx="${radius}" fill="url(#night)"/>
<g transform="translate(2.5 15) scale(.92)">${amberSun}<path d="${emberDune}" fill="#d9551f"/><path d="${whiteDune}" fill="#fff"/></g>
</svg>
`;
}

/** The mark as PNG for devices. */
export async function drawIcons(folder) {
  const square = Buffer.from(badge(512, 0));
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ]) {
    const png = await sharp(square, { density: 300 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    await writeFile(path.join(folder, `${name}.png`), png);
  }
}

/** A path that winds up the night dunes and ends as an arrow: beside the questions when no picture is set. */
function faqArrow() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1200" width="1000" height="1200">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0f1128"/><stop offset=".5" stop-color="#231f42"/><stop offset=".8" stop-color="#6e3436"/><stop offset="1" stop-color="#c9501f"/></linearGradient>
<linearGradient id="far" x2="0" y2="1"><stop stop-color="#7a3a34"/><stop offset="1" stop-color="#43283c"/></linearGradient>
<linearGradient id="lit" x1=".2" x2=".7" y2="1"><stop stop-color="#a8482a"/><stop offset=".5" stop-color="#6a2f34"/><stop offset="1" stop-color="#2b2040"/></linearGradient>
<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#2a1b33"/><stop offset="1" stop-color="#15152e"/></linearGradient>
<linearGradient id="path" x2="0" y2="1"><stop stop-color="#ffd98a"/><stop offset=".3" stop-color="#f9b53c"/><stop offset="1" stop-color="#e8891a"/></linearGradient>
</defs>
<path d="M0 0H1000V560H0Z" fill="url(#sky)"/>
<g fill="#fff3dc">${stars()}</g>
<path d="M0 500C140 490 240 440 360 430C500 420 620 486 760 470C860 458 930 430 1000 436V700H0Z" fill="url(#far)"/>
<path d="M0 640C180 610 330 500 560 356C540 520 640 640 560 820C500 960 380 1080 420 1200H0Z" fill="url(#lit)"/>
<path d="M560 356C540 520 640 640 560 820C500 960 380 1080 420 1200H1000V610C820 590 680 470 560 356Z" fill="url(#shade)"/>
<path d="M0 640C180 610 330 500 560 356C680 470 820 590 1000 610" fill="none" stroke="#e0702a" stroke-width="3"/>
<path d="${windingArrow()}" fill="url(#path)"/>
</svg>
`;
}

/** The outline of an arrow that narrows with distance, as a path seen from where one stands. */
function windingArrow() {
  const steps = Array.from({ length: 41 }, (_, index) => index / 40);
  const middle = (t) => [540 + 250 * (1 - t) ** 0.9 * Math.sin(4.1 * t - 2.5 + 2.2 * t * t), 1230 - 700 * t ** 0.72];
  const halfWidth = (t) => 74 * (1 - t) ** 1.15 + 17;
  const left = steps.map((t) => [middle(t)[0] - halfWidth(t), middle(t)[1]]);
  const right = steps.map((t) => [middle(t)[0] + halfWidth(t), middle(t)[1]]).reverse();
  const [x, y] = middle(1);
  const head = [
    [x - 84, y + 12],
    [x + 8, y - 108],
    [x + 84, y + 12],
  ];
  return `M${[...left, ...head, ...right].map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`).join('L')}Z`;
}

function stars() {
  const places = [
    [90, 120],
    [210, 60],
    [330, 210],
    [470, 90],
    [820, 140],
    [905, 310],
    [760, 60],
    [140, 380],
    [880, 520],
    [250, 520],
    [60, 640],
    [790, 610],
    [560, 180],
    [420, 420],
  ];
  return places
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${index % 3 ? 1.6 : 2.6}" opacity="${index % 2 ? 0.5 : 0.8}"/>`,
    )
    .join('');
}

/** Behind the words 'Image unavailable': a picture frame whose sand has blown away. The middle stays free for the words. */
function noImage() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="back" x2="1"><stop stop-color="#f8ecd4"/><stop offset="1" stop-color="#f3dcb4"/></linearGradient>
<linearGradient id="front" x2="0" y2="1"><stop stop-color="#f0cf97"/><stop offset="1" stop-color="#e6b56c"/></linearGradient>
</defs>
<path d="M0 0H800V600H0Z" fill="#f5eee1"/>
<circle cx="590" cy="150" r="44" fill="none" stroke="#e0c495" stroke-width="3" stroke-dasharray="10 12" stroke-linecap="round"/>
<path d="M0 470C150 460 300 400 450 388C560 420 650 462 800 468V600H0Z" fill="url(#back)"/>
<path d="M0 446C140 510 280 548 430 550C570 552 690 530 800 500V600H0Z" fill="url(#front)"/>
<path d="M0 446C140 510 280 548 430 550C570 552 690 530 800 500" fill="none" stroke="#d98d33" stroke-width="2.5"/>
</svg>
`;
}

/** For lists without entries: two calm dunes, the sun just below the crest. */
function emptyDunes() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="240" height="120">
<defs>
<linearGradient id="back" x2="1"><stop stop-color="#f8e3bb"/><stop offset="1" stop-color="#f0cf97"/></linearGradient>
<linearGradient id="front" x2="0" y2="1"><stop stop-color="#eec384"/><stop offset="1" stop-color="#e2a95a"/></linearGradient>
</defs>
<circle cx="150" cy="60" r="26" fill="#f2a31b"/>
<path d="M0 112C50 108 84 78 112 62C118 58 124 58 130 63C158 88 196 108 240 112Z" fill="url(#back)"/>
<path d="M60 116C104 112 142 96 168 84C174 81 178 82 183 85C200 98 218 110 240 116Z" fill="url(#front)"/>
</svg>
`;
}
