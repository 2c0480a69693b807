import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Decompression bombs: small files that claim large dimensions. Each name says what the file would decode to. */
export async function bombs(): Promise<Record<string, Buffer>> {
  return {
    'PNG of 20,000 × 20,000 in 48 kB': png({ width: 20_000, height: 20_000, data: deflateSync(Buffer.alloc(50_020_000)) }),
    'PNG of 60,000 × 60,000 with nothing in it': png({ width: 60_000, height: 60_000, data: deflateSync(Buffer.alloc(9)) }),
    'PNG of 5,000 × 4,000, interlaced, of 16 bits': png({ width: 5000, height: 4000, data: deflateSync(Buffer.alloc(9)), kind: [16, 2, 1] }),
    'PNG of 6,000 × 5,000, interlaced, that lets the ground through': png({ width: 6000, height: 5000, data: deflateSync(Buffer.alloc(9)), kind: [8, 6, 1] }),
    'WebP of 16,383 × 16,383 in 30 bytes': emptyWebp(16_383, 16_383),
    'GIF of 2,000 × 2,000 with 200 frames': gif(2000, 2000, 200),
    'GIF of 2 × 2 with 100,000 frames': gif(2, 2, 100_000),
    'JPEG of 65,000 × 65,000': largeJpeg(await dot().jpeg().toBuffer()),
    'AVIF of 30,000 × 30,000': largeAvif(await dot().avif().toBuffer(), 30_000),
    'AVIF of 4,000 × 4,000': largeAvif(await dot().avif().toBuffer(), 4000),
  }; // prettier-ignore
}

/** Small pictures with large compressed metadata. */
export function packed(): Record<string, Buffer> {
  const zeros = deflateSync(Buffer.alloc(300_000_000));
  const named = Buffer.concat([Buffer.from('profile\0\0'), zeros]);
  const data = deflateSync(Buffer.alloc(3));
  return {
    'a colour profile of 300 MB': png({ width: 1, height: 1, data, extra: [['iCCP', named]] }),
    'a comment of 300 MB': png({ width: 1, height: 1, data, extra: [['zTXt', named]] }),
  };
}

/** Polyglots: pictures that are also scripts, pages or archives, which a careless program would run. */
export async function polyglots(marks: string): Promise<Record<string, Buffer>> {
  const js = Buffer.from(`*/=1;${marks}/*`);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, js.length]), js, Buffer.from([0])]);
  const html = Buffer.from(`<script>${marks}</script>`);
  const jpeg = await dot()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: html.toString() } })
    .toBuffer();
  const inComment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, html.length + 2]), html]);
  const moving = gif(2, 2, 2);
  return {
    'GIF with a script': Buffer.concat([moving.subarray(0, 19), comment, moving.subarray(19), js]),
    'JPEG with a page': Buffer.concat([jpeg.subarray(0, 2), inComment, jpeg.subarray(2), html]),
    'PNG with a program at its end': Buffer.concat([await dot().png().toBuffer(), Buffer.from(`<?php ${marks} ?>`)]),
    'PNG with a page in its words': png({
      width: 1,
      height: 1,
      data: deflateSync(Buffer.alloc(3)),
      extra: [['tEXt', Buffer.concat([Buffer.from('Comment\0'), html])]],
    }),
    'WebP with a page at its end': Buffer.concat([await dot().webp().withXmp(xmp(marks)).toBuffer(), html]),
    'AVIF with an archive at its end': Buffer.concat([await dot().avif().toBuffer(), Buffer.from(`PK\u0003\u0004${marks}`)]),
  }; // prettier-ignore
}

function dot() {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#f2a31b' } });
}

function xmp(marks: string): string {
  return `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">${marks}</x:xmpmeta>`;
}

interface Png {
  width: number;
  height: number;
  /** Compressed pixels, of one bit each unless `kind` says otherwise. */
  data: Buffer;
  kind?: [depth: number, colours: number, interlaced: 0 | 1];
  extra?: [type: string, content: Buffer][];
}

function png({ width, height, data, extra = [], kind: [depth, colours, interlaced] = [1, 0, 0] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colours;
  head[12] = interlaced;
  const chunks: [string, Buffer][] = [['IHDR', head], ...extra, ['IDAT', data], ['IEND', Buffer.alloc(0)]];
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, ...chunks.map(([type, content]) => chunk(type, content))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A valid lossless WebP of one colour, whose pixels take no bits. */
function emptyWebp(width: number, height: number): Buffer {
  const head = Buffer.alloc(10);
  head[0] = 0x2f;
  head.writeUInt32LE(((height - 1) * 2 ** 14 + (width - 1)) >>> 0, 1);
  head.writeUInt32LE(0b0001_0001_0001_0001_0001_000, 5); // no transforms, no cache, five codes of one symbol each
  const file = Buffer.alloc(20);
  file.write('RIFF', 0);
  file.writeUInt32LE(12 + head.length, 4);
  file.write('WEBPVP8L', 8);
  file.writeUInt32LE(head.length, 16);
  return Buffer.concat([file, head]);
}

/** A GIF with frames of one pixel, on a canvas of any size. */
function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const frame = Buffer.from([...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The same file with a header that claims 65,000 × 65,000 pixels. */
function largeJpeg(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_000, start + 5);
  jpeg.writeUInt16BE(65_000, start + 7);
  return jpeg;
}

function largeAvif(avif: Buffer, side: number): Buffer {
  const start = avif.indexOf('ispe');
  avif.writeUInt32BE(side, start + 8);
  avif.writeUInt32BE(side, start + 12);
  return avif;
}
