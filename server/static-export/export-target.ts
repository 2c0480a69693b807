import { existsSync } from 'node:fs';
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportTexts } from '#contract/static-export-texts.ts';
import { moveKeptFiles, requireReplaceable } from './earlier-export.ts';
import { ExportError, failureReason } from './export-error.ts';

/** The content of a file that does not fit into memory. It can be read more than once. */
export interface LargeContent {
  bytes: number;
  read: () => AsyncIterable<Buffer>;
}

/** Where the files of an export go: a folder, or a zip file. */
export interface ExportTarget {
  /** Adds a file. Its name has slashes between its parts, and none at the beginning. */
  add: (name: string, content: Buffer | LargeContent) => Promise<void>;
  /** Completes it. Before that, nobody sees it under its name. */
  finish: () => Promise<void>;
  /** Drops what was written. */
  discard: () => Promise<void>;
}

/**
 * Writes into a folder beside `path`, which takes its name once it is complete. An earlier export there goes; what does not
 * belong to one is never deleted.
 */
export function createFolder(path: string, id: string): ExportTarget {
  const part = `${path}.${id}.part`;
  const names = new Set<string>();
  return {
    async add(name, content) {
      const file = join(part, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.isBuffer(content) ? content : content.read());
      names.add(name);
    },
    async finish() {
      // Somebody may have put a file there since the start.
      await requireReplaceable(path, names);
      if (existsSync(path)) await replaceFolder(path, part, `${path}.${id}.old`);
      else await rename(part, path);
    },
    discard: () => rm(part, { recursive: true, force: true }),
  };
}

/** Puts the new folder at `path`. The old one is deleted last, when it has nothing any more that must be kept. */
async function replaceFolder(path: string, part: string, old: string): Promise<void> {
  await rename(path, old);
  try {
    await rename(part, path);
  } catch (error) {
    await rename(old, path);
    throw error;
  }
  await moveKeptFiles(old, path).catch((error: unknown) => {
    throw new ExportError(`The export is complete, but files of yours are still in ${old}: ${failureReason(error)}`);
  });
  await rm(old, { recursive: true, force: true });
}

const MB = 1024 * 1024;
/** Disk space that an export leaves free, in bytes: it is mostly on the same disk as the data. */
const MIN_FREE_BYTES = 100 * MB;

/** Throws an `ExportError` if the disk of a folder has less free space than that. */
export async function requireExportSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= MIN_FREE_BYTES) return;
  throw new ExportError(exportTexts.noSpace(Math.floor(free / MB), MIN_FREE_BYTES / MB));
}
