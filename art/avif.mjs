// Encodes the site's own artwork as AVIF, with smaller files for phones, from the WebP files beside it: npm run avif
import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const ART = path.join(import.meta.dirname, '../web/site/art');
const AVIF = { quality: 52, effort: 6 };
/** Dark dunes have few details, and stand behind a shade. */
const DARK = { ...AVIF, quality: 44 };

/** Phones show half of a band only. */
const middle = { left: 500, top: 0, width: 1000, height: 620 };
const right = { ...middle, left: 1000 };

/** The part of the lost scene with the sun. */
const sunside = { left: 1040, top: 0, width: 800, height: 1200 };

await save('band', 'band');
await save('band', 'band-phone', (image) => image.extract(middle));
await save('band-noon', 'band-noon');
await save('band2', 'band2');
await save('band2', 'band2-phone', (image) => image.extract(middle));
for (const hour of ['daybreak', 'morning']) {
  await save(hour, hour);
  await save(hour, `${hour}-phone`, (image) => image.extract(right));
}
await save('foot', 'foot', (image) => image, DARK);
await save('foot', 'foot-phone', (image) => image.resize({ width: 1200 }), DARK);
await save('night', 'night');
await save('lost', 'lost');
await save('lost', 'lost-phone', (image) => image.extract(sunside).resize({ width: 720 }));

async function save(from, to, change = (image) => image, options = AVIF) {
  const target = path.join(ART, `${to}.avif`);
  await change(sharp(path.join(ART, `${from}.webp`)))
    .avif(options)
    .toFile(target);
  console.log(`${to}.avif`, statSync(target).size);
}
