import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isPartName } from '#server/media/file-parts.ts';
import { readPartList } from '#server/media/file-store.ts';
import type { Storage } from '#server/media/storage.ts';
import product from '../../package.json' with { type: 'json' };
import {
  CHECKSUMS_FILE,
  tarEntry,
  FORMAT_VERSION,
  HEADER_FILE,
  fileTrailer,
  isBackedUpFile,
  UPLOADS_FOLDER,
  type Checksums,
  type Header,
} from './file-format.ts';
import { backedUpTablesAt } from './backup-tables.ts';
import { requireFreeSpace } from './disk-space.ts';
import type { Row, Snapshot } from './snapshot.ts';

const compress = promisify(gzip);
/** Characters of a table in one part, which is in memory at a time. */
const PART_LENGTH = 1024 * 1024;

export interface WrittenBackup {
  /** ISO 8601. */
  createdAt: string;
  bytes: number;
  rows: number;
  uploads: number;
}

interface Options {
  source: Snapshot;
  storage: Pick<Storage, 'list' | 'read'>;
  /** The path of the file. An existing file is replaced after the new one is complete. */
  path: string;
  now?: Date;
  /** The tables to back up and their sort columns; the default is `backedUpTables`. */
  tables?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes the content of an instance into one file, readable by its owner only: it contains password hashes and personal
 * data of visitors. Afterwards the file is complete and on the disk, or does not exist.
 */
export async function writeBackup({ path, ...options }: Options): Promise<WrittenBackup> {
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    const file = await open(part, 'wx', 0o600);
    let written: WrittenBackup;
    try {
      written = await writeParts(file, { ...options, folder: dirname(path) });
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeParts(
  file: FileHandle,
  {
    source,
    storage,
    now = new Date(),
    tables = backedUpTablesAt(source.migrations),
    folder,
  }: Omit<Options, 'path'> & { folder: string },
): Promise<WrittenBackup> {
  const parts = openParts(file, now, folder);
  const found = [...tables].filter(([table]) => source.tables.has(table));
  const header: Header = {
    format: FORMAT_VERSION,
    version: product.version,
    createdAt: now.toISOString(),
    database: source.kind,
    migrations: source.migrations,
    tables: Object.fromEntries(found.map(([table, key]) => [table, [...key]])),
  };
  await parts.add(HEADER_FILE, Buffer.from(`${JSON.stringify(header, null, 2)}\n`));
  const fileParts = new Set<string>();
  for (const [table, key] of found) {
    const rows = source.rows(table, key);
    await parts.addTable(table, table === 'files' ? notingParts(rows, fileParts) : rows);
  }
  // Pictures are stored before the rows that use them, and deleted a day after the last: those of the rows above exist now.
  await source.close();
  const uploads = await addUploads(parts, storage, fileParts);
  const rows = Object.values(parts.checksums.tables).reduce((sum, table) => sum + table.rows, 0);
  return { createdAt: header.createdAt, bytes: await parts.end(), rows, uploads };
}

type Parts = ReturnType<typeof openParts>;

/** Passes on the rows of files, and adds the names of their parts to `names`. */
async function* notingParts(rows: AsyncIterable<Row>, names: Set<string>): AsyncGenerator<Row> {
  for await (const row of rows) {
    for (const { name } of readPartList(String(row.parts))) names.add(name);
    yield row;
  }
}

/** Adds the files of the storage. Parts that belong to no file are those of an unfinished upload, which ends with its rows. */
async function addUploads(parts: Parts, storage: Options['storage'], fileParts: Set<string>): Promise<number> {
  let count = 0;
  for await (const name of storage.list()) {
    const isWanted = isPartName(name) ? fileParts.has(name) : isBackedUpFile(name);
    const content = isWanted ? await storage.read(name) : null;
    if (!content) continue;
    await parts.add(UPLOADS_FOLDER + name, content);
    count += 1;
  }
  return count;
}

function openParts(file: FileHandle, now: Date, folder: string) {
  const checksums: Checksums = { parts: {}, tables: {} };
  const fileHash = createHash('sha256');
  let bytes = 0;

  async function append(content: Buffer): Promise<void> {
    await file.writeFile(content); // continues after the last write
    bytes += content.length;
  }

  async function add(name: string, content: Buffer): Promise<void> {
    await requireFreeSpace(folder);
    checksums.parts[name] = { bytes: content.length, sha256: sha256Hex(content) };
    const packed = await tarEntry(name, content, now);
    fileHash.update(packed);
    await append(packed);
  }

  async function addTable(table: string, rows: AsyncIterable<Row>): Promise<void> {
    const hash = createHash('sha256');
    let [lines, count, number] = ['', 0, 0];
    const addPart = async () => {
      hash.update(lines);
      await add(`tables/${table}/${String(++number).padStart(5, '0')}.jsonl.gz`, await compress(lines));
      lines = '';
    };
    for await (const row of rows) {
      lines += lineOf(row);
      count += 1;
      if (lines.length >= PART_LENGTH) await addPart();
    }
    if (lines) await addPart();
    checksums.tables[table] = { rows: count, sha256: hash.digest('hex') };
  }

  async function end(): Promise<number> {
    await add(CHECKSUMS_FILE, Buffer.from(`${JSON.stringify(checksums)}\n`));
    await append(await fileTrailer(fileHash.digest('hex')));
    return bytes;
  }

  return { checksums, add, addTable, end };
}

/** The number of rows, and the hash of their lines. */
export async function hashOfRows(rows: AsyncIterable<Row>) {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    hash.update(lineOf(row));
    count += 1;
  }
  return { rows: count, sha256: hash.digest('hex') };
}

function lineOf(row: Row): string {
  return `${JSON.stringify(row)}\n`;
}

export function sha256Hex(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Makes a rename survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
