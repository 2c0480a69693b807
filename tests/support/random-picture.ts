import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture that nobody has uploaded before, as a PNG of so many pixels a side. */
export function randomPicture(side = 64): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}
