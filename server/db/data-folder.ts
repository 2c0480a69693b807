import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { SQLITE, sqliteCode } from './failures.ts';

/** Creates the data folder if it is missing, readable by its owner only, and checks that it is writable. */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    readdirSync(folder);
    tryToWrite(join(folder, `.probe-${randomUUID()}`));
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder}: ${fileErrorReason(error)}`, { cause: error });
  }
  return folder;
}

/** References to the held locks: garbage collection would close them and release the folder. */
const locks = new Set<DatabaseSync>();

/**
 * Locks the folder for this process until it is released, or until the process dies in any way. Nothing else in this
 * process may open and close `lock.db`: closing a file drops all locks that the process has on it.
 */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, 'lock.db');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    // On a read-only file, SQLite silently takes no lock.
    accessSync(path, constants.W_OK);
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const isHeld = sqliteCode(error) === SQLITE.busy;
    const why = isHeld
      ? 'another process uses it. Stop that process, or choose another folder'
      : fileErrorReason(error);
    throw new StartError(`DATA_DIR ${folder}: ${why}`, { cause: error });
  }
  const held = lock;
  locks.add(held);
  return () => {
    if (locks.delete(held)) held.close();
  };
}

/** Disk space that must be free for the next writes, in bytes: an upload, its variants, and the database's log. */
const WRITE_MIN_FREE_BYTES = 20 * 1024 * 1024;

/** Throws if the disk of a folder is almost full, or would be with so many bytes more. */
export async function requireDiskSpace(folder: string, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= WRITE_MIN_FREE_BYTES + bytes) return;
  const left = `only ${Math.floor((bavail * bsize) / 1024)} KB are left on the disk of ${folder}`;
  throw Object.assign(new Error(left), { code: 'ENOSPC' });
}

function tryToWrite(probe: string): void {
  try {
    writeFileSync(probe, 'x'.repeat(4096), { flush: true });
  } catch (error) {
    // On a full disk an empty file remains. Without permission to write, there is none.
    if (existsSync(probe)) rmSync(probe);
    throw error;
  }
  rmSync(probe);
}

const reasons: Record<string, string> = {
  EACCES: 'no permission to read and write it',
  EPERM: 'no permission to read and write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'cannot be created',
  ENOTDIR: 'not a folder',
  EEXIST: 'not a folder',
};

function fileErrorReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
