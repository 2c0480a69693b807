import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { SQLITE, sqliteCode } from './failures.ts';

/** The lock timeout of opening the file, and of reads in the read thread, in ms: another program may hold the lock. */
export const OPENING_BUSY_MS = 2000;
/** The lock timeout of later statements. Short, because it blocks the whole process; the driver retries. */
const BUSY_MS = 20;

export function databasePath(folder: string): string {
  return join(folder, 'marquee.db');
}

/** Opens the embedded database so that a commit that was acknowledged survives a power cut. */
export function openSqliteFile(folder: string): DatabaseSync {
  const path = databasePath(folder);
  let file: DatabaseSync | undefined;
  try {
    makeFile(path);
    file = new DatabaseSync(path, { timeout: OPENING_BUSY_MS, enableForeignKeyConstraints: true });
    // Overwrites deleted content. With `fast` it would remain in every page that became free, which is nearly all of
    // it.
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    const found = file.prepare('pragma quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw new StartError(`${path}: ${damaged} (${String(found)})`);
    file.exec(`pragma busy_timeout = ${BUSY_MS}`);
    return file;
  } catch (error) {
    file?.close();
    throw error instanceof StartError ? error : new StartError(`${path}: ${openErrorReason(error)}`, { cause: error });
  }
}

// Creates the file readable by its owner only, like the files that SQLite puts beside it. A read-only file fails here,
// because SQLite would silently open it for reading.
function makeFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

const noPermission = 'no permission to write it';
const damaged = 'the database file is damaged. Restore a backup';

const reasons = new Map<unknown, string>([
  ['EACCES', noPermission],
  ['EPERM', noPermission],
  ['EISDIR', 'a folder instead of the database file'],
  [SQLITE.busy, 'locked by another program'],
  [SQLITE.readOnly, noPermission],
  [SQLITE.cannotOpen, 'cannot be opened. Check its permissions'],
  [SQLITE.full, 'the disk is full'],
  [SQLITE.io, 'the disk failed to read or write it'],
  [SQLITE.corrupt, damaged],
  [SQLITE.notADatabase, 'not a database file of this product. Move it away or restore a backup'],
]);

function openErrorReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return reasons.get(sqliteCode(error) ?? code) ?? (error instanceof Error ? error.message : String(error));
}
