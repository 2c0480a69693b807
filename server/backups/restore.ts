import { dirname } from 'node:path';
import type { Database } from '#server/db/open.ts';
import { eraseAgain } from '#server/erasure/erase-again.ts';
import { removeFiles, type ErasureSettings } from '#server/erasure/persons.ts';
import type { Storage } from '#server/media/storage.ts';
import { UPLOADS_FOLDER, type Header } from './file-format.ts';
import { loadRows } from './load-rows.ts';
import { verifyBackup } from './verify.ts';
import { readParts } from './read-file.ts';
import { openSqliteSnapshot } from './snapshot.ts';

interface Options {
  path: string;
  database: Pick<Database, 'kind' | 'transaction' | 'notices' | 'truncateLog'>;
  storage: Pick<Storage, 'has' | 'write' | 'remove'>;
  /** Where the ledger of erasures and its keys are, and the folder for the scratch database. */
  settings: ErasureSettings;
}

/** A summary of the restored content. */
export interface RestoreResult {
  header: Header;
  rows: number;
  uploads: number;
  /** Records of erased people that the backup contained, and entries of the ledger whose key is missing. */
  erasedAgain: number;
  unreadable: number;
}

/**
 * Replaces all records, accounts and audit entries of an instance by those of a backup. All sessions end. The backup is
 * first verified and migrated in a scratch database, so that older versions and the other kind of database work too.
 * What was erased since the backup is erased again, before anybody can read it.
 * Pictures come first: a failure after them leaves only unused pictures behind.
 */
export async function restoreBackup({ path, database, storage, settings }: Options): Promise<RestoreResult> {
  const verified = await verifyBackup(path, settings.backupDir);
  try {
    const lowest = await verified.migrate();
    await addUploads(path, storage);
    const source = await openSqliteSnapshot(verified.folder);
    const again = { erasedAgain: 0, unreadable: 0, files: [] as string[] };
    try {
      await loadRows(source, lowest, database, async (trx) => {
        Object.assign(again, await eraseAgain(trx, settings, dirname(path)));
      });
    } finally {
      await source.close();
    }
    // A cleanup may have met files before the rows that use them.
    await addUploads(path, storage);
    await database.notices.notify();
    const { header, rows, uploads } = verified;
    const { files, ...counts } = again;
    await removeFiles(storage, files);
    await database.truncateLog();
    return { header, rows, uploads, ...counts };
  } finally {
    await verified.close();
  }
}

async function addUploads(path: string, storage: Options['storage']): Promise<void> {
  for await (const { name, content } of readParts(path)) {
    const upload = name.startsWith(UPLOADS_FOLDER) ? name.slice(UPLOADS_FOLDER.length) : '';
    if (upload && !(await storage.has(upload))) await storage.write(upload, content);
  }
}
