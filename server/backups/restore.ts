import type { Database } from '#server/db/open.ts';
import type { Storage } from '#server/media/storage.ts';
import { UPLOADS_FOLDER, type Header } from './file-format.ts';
import { loadRows } from './load-rows.ts';
import { verifyBackup } from './verify.ts';
import { readParts } from './read-file.ts';
import { openSqliteSnapshot } from './snapshot.ts';

interface Options {
  path: string;
  /** The folder for the scratch database. */
  parentFolder: string;
  database: Pick<Database, 'kind' | 'transaction' | 'notices'>;
  storage: Pick<Storage, 'has' | 'write'>;
}

/** A summary of the restored content. */
export interface RestoreResult {
  header: Header;
  rows: number;
  uploads: number;
}

/**
 * Replaces all records, accounts and audit entries of an instance by those of a backup. All sessions end. The backup is
 * first verified and migrated in a scratch database, so that older versions and the other kind of database work too.
 * Pictures come first: a failure after them leaves only unused pictures behind.
 */
export async function restoreBackup({ path, parentFolder, database, storage }: Options): Promise<RestoreResult> {
  const verified = await verifyBackup(path, parentFolder);
  try {
    const lowest = await verified.migrate();
    await addUploads(path, storage);
    const source = await openSqliteSnapshot(verified.folder);
    try {
      await loadRows(source, lowest, database);
    } finally {
      await source.close();
    }
    await database.notices.notify();
    const { header, rows, uploads } = verified;
    return { header, rows, uploads };
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
