import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A PNG of random pixels, so that nobody has uploaded it before. `side` is its width and height in pixels. */
export function randomPicture(side = 64): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}
