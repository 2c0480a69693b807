import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { prepareDataFolder, refuseFullDisk } from '#server/db/data-folder.ts';
import type { Settings } from '#server/settings.ts';

const PART = '.part';
const DAY_MS = 86_400_000;

/** From this size on a file is streamed. Smaller ones are sent twice as fast as a whole, and hold little memory. */
const STREAMED_FROM = 64 * 1024;

/** A file that is about to be sent. Whoever opens a stream reads it to its end, or destroys it. */
export type OpenFile = Buffer | FileStream;
export interface FileStream {
  content: Readable;
  /** Undefined where the store does not say it. */
  bytes: number | undefined;
}

/** Where uploaded files are kept. A name is given by its content: what is written under it never changes. */
export interface Storage {
  write(name: string, content: Buffer): Promise<void>;
  /** The file's content, or null where there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** The same to be sent, large files as a stream: many who read slowly do not hold them in memory each. */
  open(name: string): Promise<OpenFile | null>;
  has(name: string): Promise<boolean>;
  /** The names of all files, in no order; what is written meanwhile may be among them. */
  list(): AsyncIterable<string>;
  /** Throws where the storage does not answer, or takes nothing to keep. */
  check(): Promise<void>;
}

/** Files in DATA_DIR/uploads, or in an S3 bucket when one is set. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) return (await import('./s3.ts')).openS3(s3); // its library takes 30 MB
  const folder = join(prepareDataFolder(dataDir), 'uploads');
  await mkdir(folder, { recursive: true });
  sweep(folder).catch(() => undefined); // nobody waits for it, and the next start tries again
  return {
    async write(name, content) {
      const path = join(folder, name);
      if (await exists(path)) return;
      await writeWhole(path, content);
      await syncFolder(folder);
    },
    read: (name) => readFile(join(folder, name)).catch(unlessMissing),
    open: (name) => openFile(join(folder, name)).catch(unlessMissing),
    has: (name) => exists(join(folder, name)),
    async *list() {
      for await (const { name } of await opendir(folder)) if (!name.endsWith(PART)) yield name;
    },
    async check() {
      await access(folder, constants.R_OK | constants.W_OK);
      await refuseFullDisk(folder);
    },
  };
}

/** Removes what was half written when a process was killed. What another process is writing now is younger. */
async function sweep(folder: string): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(PART) && Date.now() - (await stat(path)).mtimeMs > DAY_MS) await unlink(path);
  }
}

/** Writes beside and renames, so that a file of that name is either whole or not there. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
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

/** Makes a rename last through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Opens a file to send it. */
export async function openFile(path: string): Promise<OpenFile> {
  const file = await open(path);
  const { size } = await file.stat();
  if (size >= STREAMED_FROM) return { content: file.createReadStream(), bytes: size };
  return file.readFile().finally(() => file.close());
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
