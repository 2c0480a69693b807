// Draws the artwork of the site: `npm run draw [name…]` draws all of it, or only the named pictures.
// Names are the scenes (scenes.mjs), the line drawings (ridges.mjs, marks.mjs), the tiles of tools (tech/tech.mjs)
// and the mock-ups: covers, figures and galleries (covers/covers.mjs).
// Three drawings need Noto for Devanagari (Debian: fonts-noto-core). All other typefaces are npm packages.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawCovers } from './covers/draw-covers.mjs';
import { covers } from './covers/covers.mjs';
import { drawDunes } from './dunes.mjs';
import { drawIcons, marks } from './marks.mjs';
import { ridges } from './ridges.mjs';
import { scenes } from './scenes.mjs';
import { drawTech, techNames } from './tech/tech.mjs';
import { tentOverlay } from './tent.mjs';
import { woolStoreOverlay } from './wool-store.mjs';

const root = path.join(import.meta.dirname, '..');
const pictures = path.join(root, 'server/starter/pictures');
const decoration = path.join(root, 'web/site/art');

/** The folder, file name and WebP quality of each scene. */
const sceneFiles = {
  about: [pictures, 'about', 84],
  camp: [pictures, 'camp', 86],
  nightTent: [pictures, 'night-tent', 84],
  dawn: [pictures, 'dunes-dawn', 82],
  noon: [pictures, 'dunes-noon', 82],
  ember: [pictures, 'dunes-ember', 82],
  night: [pictures, 'dunes-night', 82],
  far: [pictures, 'dunes-far', 82],
  band: [decoration, 'band', 80],
  bandNoon: [decoration, 'band-noon', 82],
  band2: [decoration, 'band2', 80],
  foot: [decoration, 'foot', 80],
  nightTall: [decoration, 'night', 84],
  lost: [decoration, 'lost', 80],
  daybreak: [decoration, 'daybreak', 80],
  morning: [decoration, 'morning', 80],
};

/** The layers of the landing page's scene, and the part of them that phones show. */
const layerFiles = { duskFar: 'dusk-far', duskNear: 'dusk-near' };
const PHONE = { left: 500, top: 0, width: 1100, height: 720 };

const asked = process.argv.slice(2);
const isWanted = (name) => asked.length === 0 || asked.includes(name);

await mkdir(pictures, { recursive: true });
await mkdir(decoration, { recursive: true });
for (const [name, target] of Object.entries(sceneFiles)) if (isWanted(name)) await drawScene(name, target);
for (const [name, file] of Object.entries(layerFiles)) if (isWanted(name)) await drawLayer(name, file);
for (const [name, draw] of Object.entries({ ...ridges, ...marks })) if (isWanted(name)) await writeSvg(name, draw());
if (isWanted('icons')) await drawIcons(decoration);
for (const name of techNames) if (isWanted(`tech-${name}`)) await report(await drawTech(name, pictures));
await drawCovers(
  covers.filter(({ name }) => isWanted(name)),
  { pictures, decoration },
);

async function drawScene(name, [folder, file, quality]) {
  const scene = scenes[name];
  let image = await drawDunes(scene);
  if (scene.tent) {
    const tent = tentOverlay(scene.width, scene.height, scene.tent);
    image = sharp(await image.png().toBuffer()).composite([{ input: tent }]);
  }
  if (scene.hasStore) image = sharp(await image.png().toBuffer()).composite([{ input: woolStoreOverlay() }]);
  const target = path.join(folder, `${file}.webp`);
  await image.webp({ quality, effort: 6 }).toFile(target);
  await report(target);
}

async function drawLayer(name, file) {
  const image = await (await drawDunes(scenes[name])).png().toBuffer();
  const encode = async (picture, target, quality) => {
    await picture.avif({ quality, effort: 7 }).toFile(target);
    await report(target);
  };
  await encode(sharp(image), path.join(decoration, `${file}.avif`), 52);
  const phone = sharp(image).extract(PHONE).resize({ width: 900 });
  await encode(phone, path.join(decoration, `${file}-phone.avif`), 46);
}

async function writeSvg(name, svg) {
  const target = path.join(decoration, `${name}.svg`);
  await writeFile(target, svg);
  await report(target);
}

async function report(target) {
  const { size } = await stat(target);
  console.log(`${path.relative(root, target)} ${Math.ceil(size / 1024)} KB`);
}
