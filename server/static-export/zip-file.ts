import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { exportTexts } from '#contract/static-export-texts.ts';
import { ExportError } from './export-error.ts';
import type { ExportTarget, LargeContent } from './export-target.ts';

// The packages that write zip files take streams of unknown length. Here the length of each file is known before it is
// written, which leaves two records of fixed length. The format: PKWARE's APPNOTE.TXT.

const compress = promisify(deflateRaw);

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are in UTF-8. */
const UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** What is larger needs another version of the format, which some programs cannot read. */
const ENTRIES_MAX = 0xffff - 1;
const BYTES_MAX = 0xffffffff - 1;
/** These are compressed already. */
const COMPRESSED = /\.(avif|webp|png|jpe?g|woff2|ico|pdf|mp4|webm)$/;

/** Writes a zip file, one entry at a time. Only the list of entries stays in memory. */
export async function createZip(path: string, at: Date): Promise<ExportTarget> {
  const file = await open(path, 'wx', 0o600);
  const entries: Buffer[] = [];
  const time = dosTime(at);
  let offset = 0;

  async function write(content: Buffer): Promise<void> {
    if (offset + content.length > BYTES_MAX) throw new ExportError(exportTexts.tooLarge);
    await file.writeFile(content);
    offset += content.length;
  }

  return {
    async add(name, content) {
      if (entries.length >= ENTRIES_MAX) throw new ExportError(exportTexts.tooLarge);
      const { body, ...entry } = Buffer.isBuffer(content) ? await packed(name, content) : await stored(content);
      const bytes = Buffer.from(name);
      const common = commonFields({ ...entry, time });
      const start = offset;
      await write(Buffer.concat([localHeader(common, bytes), bytes]));
      for await (const part of body) await write(part);
      entries.push(Buffer.concat([centralHeader(common, bytes, start), bytes]));
    },
    async finish() {
      const start = offset;
      for (const entry of entries) await write(entry);
      await write(endRecord(entries.length, offset - start, start));
      await file.sync();
      await file.close();
    },
    discard: () => file.close(),
  };
}

async function packed(name: string, content: Buffer) {
  const isCompressed = COMPRESSED.test(name);
  const body = isCompressed ? content : await compress(content);
  const method = isCompressed ? STORED : DEFLATED;
  return { method, checksum: crc32(content), packed: body.length, size: content.length, body: [body] };
}

/** A large file is read twice: its checksum stands before it. */
async function stored({ bytes, read }: LargeContent) {
  let checksum = 0;
  for await (const part of read()) checksum = crc32(part, checksum);
  return { method: STORED, checksum, packed: bytes, size: bytes, body: read() };
}

interface Fields {
  method: number;
  time: number;
  checksum: number;
  packed: number;
  size: number;
}

/** What both headers of an entry contain, from the version that is needed to the size. */
function commonFields({ method, time, checksum, packed, size }: Fields): Buffer {
  const fields = Buffer.alloc(22);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(time, 6);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  return fields;
}

function localHeader(common: Buffer, name: Buffer): Buffer {
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return Buffer.concat([signature(LOCAL_HEADER), common, lengths]);
}

function centralHeader(common: Buffer, name: Buffer, start: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(18); // no extra field, no comment, one disk, no attributes
  rest.writeUInt16LE(name.length, 0);
  rest.writeUInt32LE(start, 14);
  return Buffer.concat([signature(CENTRAL_HEADER), version, common, rest]);
}

function endRecord(count: number, size: number, start: number): Buffer {
  const rest = Buffer.alloc(18); // one disk, no comment
  rest.writeUInt16LE(count, 4);
  rest.writeUInt16LE(count, 6);
  rest.writeUInt32LE(size, 8);
  rest.writeUInt32LE(start, 12);
  return Buffer.concat([signature(END), rest]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Time and date in the format of MS-DOS, in UTC. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return date * 0x10000 + time;
}
