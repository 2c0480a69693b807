// Encodes the AVIF variants of the starter site's pictures, which ship with the product: npm run variants
// It uses a higher effort than the server does for uploads. Existing files stay. The server encodes WebP on request.
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureName, variantName, variantsOf } from '../contract/pictures.ts';
import { encodeVariant } from '../server/media/encode-variant.ts';
import { pictureFromWebp } from '../server/media/picture.ts';
import { starterVariantName } from '../server/media/starter-variants.ts';

const PICTURES = path.join(import.meta.dirname, '../server/starter/pictures');
const VARIANTS = path.join(PICTURES, 'variants');
const EFFORT = 4;

await mkdir(VARIANTS, { recursive: true });
const existing = new Set(await readdir(VARIANTS));
const wanted = new Set();
const names = {};
const thumbhashes = {};

for (const file of (await readdir(PICTURES)).filter((one) => one.endsWith('.webp'))) {
  const { name, content, thumbhash } = await pictureFromWebp(await readFile(path.join(PICTURES, file)));
  names[file] = name;
  thumbhashes[file] = thumbhash;
  for (const variant of variantsOf(parsePictureName(name)).filter(({ format }) => format === 'avif')) {
    const target = starterVariantName(variantName(name, variant));
    wanted.add(target);
    if (existing.has(target)) continue;
    await writeFile(path.join(VARIANTS, target), await encodeVariant(content, variant, EFFORT));
    console.log(file, target);
  }
}
for (const file of existing) if (!wanted.has(file)) await unlink(path.join(VARIANTS, file));
for (const [file, values] of Object.entries({ names, thumbhashes }))
  await writeFile(path.join(PICTURES, `${file}.json`), `${JSON.stringify(values, null, 2)}\n`);
