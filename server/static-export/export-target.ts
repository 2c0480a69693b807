import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportTexts } from '#contract/static-export-texts.ts';
import { ExportError } from './export-error.ts';

/** Where the files of an export go: a folder, or a zip file. */
export interface ExportTarget {
  /** Adds a file. Its name has slashes between its parts, and none at the beginning. */
  add: (name: string, content: Buffer) => Promise<void>;
  /** Completes it. Before that, nobody sees it under its name. */
  finish: () => Promise<void>;
  /** Drops what was written. */
  discard: () => Promise<void>;
}

/** Writes into a folder beside `path`, which takes its name once it is complete. An older folder there goes. */
export function createFolder(path: string, id: string): ExportTarget {
  const part = `${path}.${id}.part`;
  return {
    async add(name, content) {
      const file = join(part, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    async finish() {
      await rm(path, { recursive: true, force: true });
      await rename(part, path);
    },
    discard: () => rm(part, { recursive: true, force: true }),
  };
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
