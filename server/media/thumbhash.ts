import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The largest side that the hash takes. */
const SIDE = 100;

/** About 25 bytes that say what a picture looks like. Of an animation they describe the first frame. */
export async function thumbhashOf(content: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(content)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data));
}
