import { statfs } from 'node:fs/promises';
import { BackupError } from './errors.ts';

const MB = 1024 * 1024;
/** Disk space that a backup leaves free, in bytes: backups are mostly on the same disk as the data. */
const BACKUP_MIN_FREE_BYTES = 100 * MB;

/** Throws a `BackupError` if the disk of a folder has less free space than that. */
export async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= BACKUP_MIN_FREE_BYTES) return;
  const [freeMb, minMb] = [free, BACKUP_MIN_FREE_BYTES].map((bytes) => Math.floor(bytes / MB));
  throw new BackupError(
    `Only ${freeMb} MB are free on the disk for backups, and a backup must leave ${minMb} MB for the site.`,
  );
}
