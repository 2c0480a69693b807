// Makes the variants of the starter site's pictures anew that come with the product: node scripts/art/variants.mjs
// Nobody waits for it, so it takes more pains than the server, which makes those of uploads. What is there stays.
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFacts, variantName, variantsOf } from '../../contract/pictures.ts';
import { encodeVariant } from '../../server/media/encode-variant.ts';
import { ownPicture } from '../../server/media/picture.ts';
import { shippedName } from '../../server/media/starter-variants.ts';

const PICTURES = path.join(import.meta.dirname, '../../server/starter/pictures');
const VARIANTS = path.join(PICTURES, 'variants');
const EFFORT = 4;

await mkdir(VARIANTS, { recursive: true });
const there = new Set(await readdir(VARIANTS));
const wanted = new Set();
const names = {};

for (const file of (await readdir(PICTURES)).filter((one) => one.endsWith('.webp'))) {
  const { name, content } = await ownPicture(await readFile(path.join(PICTURES, file)));
  names[file] = name;
  for (const variant of variantsOf(pictureFacts(name))) {
    const target = shippedName(variantName(name, variant));
    wanted.add(target);
    if (there.has(target)) continue;
    await writeFile(path.join(VARIANTS, target), await encodeVariant(content, variant, EFFORT));
    console.log(file, target);
  }
}
for (const file of there) if (!wanted.has(file)) await unlink(path.join(VARIANTS, file));
await writeFile(path.join(PICTURES, 'names.json'), `${JSON.stringify(names, null, 2)}\n`);
