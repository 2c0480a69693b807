import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { IMPORT_ZIP_FILES_MAX } from '#contract/records/import.ts';
import { ImportError } from './import-error.ts';

const inflate = promisify(inflateRaw);

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** The end of a zip may carry a comment of 65535 bytes. */
const END_SEARCHED_BYTES = END_BYTES + 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const FILE_SIGNATURE = 0x04034b50;
const FILE_BYTES = 30;
/** The list of files, with names of 600 characters each. */
const LIST_MAX_BYTES = 32 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;
const UTF8_FLAG = 0x800;
const ZIP64 = 0xffffffff;

const DAMAGED = 'The zip file is damaged or incomplete. Make it again and upload the new one.';
const TOO_LARGE = 'The zip file is larger than 4 GB inside. Make a smaller one: the export and its pictures.';
const ENCRYPTED = 'The zip file has a password. Make one without a password.';
const OTHER_METHOD = 'A file in the zip is compressed in an unusual way. Make the zip again with the usual settings.';

export interface ZipEntry {
  /** With slashes: 'content/images/2024/05/kiln.jpg'. */
  name: string;
  bytes: number;
  method: number;
  compressedBytes: number;
  /** Where its header begins. */
  offset: number;
  crc: number;
}

export interface Zip {
  entries: ZipEntry[];
  /** The content of a file. Fails if it is larger than `max` bytes, whatever its size in the list is. */
  read: (entry: ZipEntry, max: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens a zip file. It reads the list of files at the end, and no file until somebody asks for it. */
export async function openZip(path: string): Promise<Zip> {
  const file = await open(path);
  try {
    const entries = await listEntries(file);
    return { entries, read: (entry, max) => readEntry(file, entry, max), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function listEntries(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - END_SEARCHED_BYTES), Math.min(size, END_SEARCHED_BYTES));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > tail.length || tail.readUInt32LE(end) !== END_SIGNATURE)
    throw new ImportError(DAMAGED);
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count === 0xffff || bytes === ZIP64 || offset === ZIP64) throw new ImportError(TOO_LARGE);
  if (count > IMPORT_ZIP_FILES_MAX) throw new ImportError(`The zip has more than ${IMPORT_ZIP_FILES_MAX} files.`);
  if (bytes > LIST_MAX_BYTES || offset + bytes > size) throw new ImportError(DAMAGED);
  return parseEntries(await readAt(file, offset, bytes), count);
}

function parseEntries(list: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new ImportError(DAMAGED);
    const flags = list.readUInt16LE(at + 8);
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => list.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const name = list.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const entry = {
      name: (flags & UTF8_FLAG ? name.toString('utf8') : name.toString('latin1')).replaceAll('\\', '/'),
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      compressedBytes: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    };
    if (flags & ENCRYPTED_FLAG) throw new ImportError(ENCRYPTED);
    if ([entry.compressedBytes, entry.bytes, entry.offset].includes(ZIP64)) throw new ImportError(TOO_LARGE);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

async function readEntry(file: FileHandle, entry: ZipEntry, max: number): Promise<Buffer> {
  const { offset, compressedBytes, method, bytes, crc, name } = entry;
  const tooLarge = `${name} in the zip is larger than ${Math.floor(max / 1024 / 1024)} MB.`;
  if (bytes > max || compressedBytes > max) throw new ImportError(tooLarge);
  const header = await readAt(file, offset, FILE_BYTES);
  if (header.readUInt32LE(0) !== FILE_SIGNATURE) throw new ImportError(DAMAGED);
  const start = offset + FILE_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const stored = await readAt(file, start, compressedBytes);
  if (method !== STORED && method !== DEFLATED) throw new ImportError(OTHER_METHOD);
  const content = method === STORED ? stored : await inflateAtMost(stored, Math.min(max, bytes));
  if (content.length !== bytes || crc32(content) !== crc) throw new ImportError(DAMAGED);
  return content;
}

/** A file that grows beyond the size in the list is a trap: it stops there. */
async function inflateAtMost(stored: Buffer, max: number): Promise<Buffer> {
  try {
    return await inflate(stored, { maxOutputLength: Math.max(1, max) });
  } catch {
    throw new ImportError(DAMAGED);
  }
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(content, 0, bytes, position);
  if (bytesRead < bytes) throw new ImportError(DAMAGED);
  return content;
}
