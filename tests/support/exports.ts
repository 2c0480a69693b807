import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'import');

/** Exports that WordPress 6.1 and Ghost 6.65 made. */
export const wordpressExport = readFileSync(join(FOLDER, 'wordpress.xml'), 'utf8');
export const ghostExport = readFileSync(join(FOLDER, 'ghost.json'), 'utf8');

/** A picture as an old site has it. */
export function oldPicture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** The export of WordPress with its pictures, as somebody would zip the folder of uploads. */
export async function wordpressZip(xml = wordpressExport): Promise<Buffer> {
  return zipOf({
    'studio/export.xml': xml,
    'studio/wp-content/uploads/2024/05/kiln.jpg': await oldPicture('#964628'),
    'studio/wp-content/uploads/2024/05/bowl.jpg': await oldPicture('#3c5a78'),
    'studio/wp-content/uploads/2024/06/shelf.jpg': await oldPicture('#5a8250'),
  });
}

/** The folders of Ghost's content, with the export in one of them. */
export async function ghostZip(): Promise<Buffer> {
  return zipOf({
    'data/harbour-notes.ghost.json': ghostExport,
    'settings/routes.json': '{}',
    'images/2026/11/boat.jpg': await oldPicture('#205080'),
    'images/2026/11/pier-300x300.jpg': await oldPicture('#808020'),
  });
}

interface ZipOptions {
  /** The size that the zip states for its files; the real one by default. */
  claimedBytes?: number;
  isEncrypted?: boolean;
}

/** A zip file with compressed files. */
export function zipOf(
  files: Record<string, string | Buffer>,
  { claimedBytes, isEncrypted = false }: ZipOptions = {},
): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 + (isEncrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
