import type { Database } from '#server/db/open.ts';
import type { Storage } from '#server/media/storage.ts';
import { UPLOADS_FOLDER, type Header } from './file-format.ts';
import { loadRows } from './load-rows.ts';
import { verifyBackup } from './verify.ts';
import { readParts } from './read-file.ts';
import { openSqliteSnapshot } from './snapshot.ts';

interface Options {
  path: string;
  /** Where the scratch database may lie for the time. */
  within: string;
  database: Pick<Database, 'kind' | 'transaction' | 'notices'>;
  storage: Pick<Storage, 'has' | 'write'>;
}

/** What was restored. */
export interface RestoreResult {
  header: Header;
  rows: number;
  uploads: number;
}

/**
 * Puts what a backup holds in the place of all records, accounts and traces of an instance; every login ends. The
 * backup is proven before anything is touched, and brought up to date apart, so that one of an older version, or from
 * the other kind of database, is taken like any other. Pictures come first: of a failure after them only these are left.
 */
export async function restoreBackup({ path, within, database, storage }: Options): Promise<RestoreResult> {
  const proven = await verifyBackup(path, within);
  try {
    const lowest = await proven.bringUpToDate();
    await addUploads(path, storage);
    const source = await openSqliteSnapshot(proven.folder);
    try {
      await loadRows(source, lowest, database);
    } finally {
      await source.close();
    }
    await database.notices.tell();
    const { header, rows, uploads } = proven;
    return { header, rows, uploads };
  } finally {
    await proven.close();
  }
}

async function addUploads(path: string, storage: Options['storage']): Promise<void> {
  for await (const { name, content } of readParts(path)) {
    const upload = name.startsWith(UPLOADS_FOLDER) ? name.slice(UPLOADS_FOLDER.length) : '';
    if (upload && !(await storage.has(upload))) await storage.write(upload, content);
  }
}
