import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { prepareDataFolder, requireDiskSpace } from '#server/db/data-folder.ts';
import type { Settings } from '#server/settings.ts';

const PART = '.part';
const DAY_MS = 86_400_000;

/** Files of this size or larger are streamed. Smaller ones are sent twice as fast from memory. */
const STREAM_FROM_BYTES = 64 * 1024;

/** A file to send. The caller must read a stream to its end or destroy it. */
export type OpenFile = Buffer | FileStream;
export interface FileStream {
  content: Readable;
  /** Undefined if the store does not report the size. */
  bytes: number | undefined;
}

/** The bytes of a file from `start` to `end`, which is included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage for uploaded files. A name contains the content hash or a fresh id, so the content of a name never changes. */
export interface Storage {
  write(name: string, content: Buffer): Promise<void>;
  /** The file's content, or null if no file has that name. */
  read(name: string): Promise<Buffer | null>;
  /** The file to send, large files as a stream: many slow readers would otherwise hold them in memory. */
  open(name: string, range?: ByteRange): Promise<OpenFile | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file, if there is one. */
  remove(name: string): Promise<void>;
  /** The names of all files, unordered. Files written during the listing may be missing. */
  list(): AsyncIterable<string>;
  /** Throws if there is no room for a file of this size. */
  requireSpace(bytes: number): Promise<void>;
  /** Throws if the storage cannot be reached or written. */
  check(): Promise<void>;
}

/** Files in DATA_DIR/uploads, or in an S3 bucket when one is set. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) return (await import('./s3.ts')).openS3(s3); // loaded only on demand: the library needs 30 MB of memory
  const folder = join(prepareDataFolder(dataDir), 'uploads');
  await mkdir(folder, { recursive: true });
  removeStaleParts(folder).catch(() => undefined); // runs in the background; the next start tries again
  return {
    async write(name, content) {
      const path = join(folder, name);
      if (await fileExists(path)) return;
      await writeAtomically(path, content);
      await syncFolder(folder);
    },
    read: (name) => readFile(join(folder, name)).catch(nullIfMissing),
    open: (name, range) => openFile(join(folder, name), range).catch(nullIfMissing),
    has: (name) => fileExists(join(folder, name)),
    async remove(name) {
      await unlink(join(folder, name)).catch(nullIfMissing);
    },
    async *list() {
      for await (const { name } of await opendir(folder)) if (!name.endsWith(PART)) yield name;
    },
    requireSpace: (bytes) => requireDiskSpace(folder, bytes),
    async check() {
      await access(folder, constants.R_OK | constants.W_OK);
      await requireDiskSpace(folder);
    },
  };
}

/** Removes unfinished files of killed processes. Files that another process is writing now are younger than a day. */
async function removeStaleParts(folder: string): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(PART) && Date.now() - (await stat(path)).mtimeMs > DAY_MS) await unlink(path);
  }
}

/** Writes to a temporary file and renames it, so that a file is either complete or absent. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}${PART}`;
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await unlink(part).catch(() => undefined);
    throw error;
  }
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

async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Opens a file for sending. Throws if it does not exist. */
export async function openFile(path: string, range?: ByteRange): Promise<OpenFile> {
  const file = await open(path);
  if (range) return { content: file.createReadStream(range), bytes: range.end - range.start + 1 };
  const { size } = await file.stat();
  if (size >= STREAM_FROM_BYTES) return { content: file.createReadStream(), bytes: size };
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The size of a file that was opened only to know it; 0 for none. */
export function bytesOf(file: OpenFile | null): number {
  if (file === null || Buffer.isBuffer(file)) return file?.length ?? 0;
  file.content.destroy();
  return file.bytes ?? 0;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
