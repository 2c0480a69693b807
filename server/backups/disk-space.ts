import { statfs } from 'node:fs/promises';
import { BackupError } from './errors.ts';

const MB = 1024 * 1024;
/** What a backup leaves of the disk, in bytes: it mostly lies beside the data, and visitors and editors need room, too. */
const MIN_FREE_BYTES = 100 * MB;

/** Throws a `BackupFault` where what is written next would take the last room from the site. */
export async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= MIN_FREE_BYTES) return;
  const [found, left] = [free, MIN_FREE_BYTES].map((bytes) => Math.floor(bytes / MB));
  throw new BackupError(
    `Only ${found} MB are free on the disk for backups, and a backup must leave ${left} MB for the site.`,
  );
}
