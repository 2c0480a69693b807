import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { sqlite, sqliteCode } from './failures.ts';

/** Makes the data folder where it is missing, for the owner's eyes only, and sees that it can be written. */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    readdirSync(folder);
    writeFileSync(probe, 'x'.repeat(4096), { flush: true });
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder}: ${reason(error)}`, { cause: error });
  } finally {
    rmSync(probe, { force: true });
  }
  return folder;
}

/**
 * Holds the folder for this process alone until it is released. The kernel releases it when the process dies, however it dies.
 * Nothing else in this process may open and close `lock.db`: closing a file drops all locks that the process has on it.
 */
export function holdDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'lock.db'));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) === sqlite.busy) {
      throw new StartError(
        `DATA_DIR ${folder}: in use by another process; stop that one, or give this one its own folder`,
      );
    }
    throw new StartError(`DATA_DIR ${folder}: cannot be locked (${message(error)})`, { cause: error });
  }
  const held = lock;
  return () => {
    if (held.isOpen) held.close();
  };
}

const reasons: Record<string, string> = {
  EACCES: 'no permission to read and write it',
  EPERM: 'no permission to read and write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'not a folder',
  EEXIST: 'not a folder',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? message(error);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
