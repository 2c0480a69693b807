import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase, type Database } from '#server/db/open.ts';
import { openStorage } from '#server/media/storage.ts';
import type { Settings } from '#server/settings.ts';
import { openAuditStore } from '#server/audit-log/store.ts';
import { BackupError } from './errors.ts';
import { erasedAgainText } from './erased-again-text.ts';
import { backupFileName } from './file-names.ts';
import { verifyBackup } from './verify.ts';
import { isBackupFile } from './read-file.ts';
import { restoreBackup } from './restore.ts';
import { openSnapshot } from './snapshot.ts';
import { isFreshInstall } from './is-fresh-install.ts';
import { writeBackup } from './write-file.ts';

type InstanceSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3' | 'backupDir' | 'secretKey'>;

/** Backs up an instance, running or not, and verifies the file. Returns the message to print. */
export async function backUpCommand(
  settings: InstanceSettings,
  file: string | undefined,
  folder = process.cwd(),
): Promise<string> {
  const path = file ? resolve(folder, file) : join(settings.backupDir, backupFileName('manual', new Date()));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path) && !(await isBackupFile(path))) {
    throw new BackupError(`${path} already exists and is not a backup. Choose another name.`);
  }
  const source = await openSnapshot(settings);
  const written = await writeBackup({ source, storage: await openStorage(settings), path });
  const verified = await verifyBackup(path, dirname(path));
  await verified.close();
  const size = `${(written.bytes / 1024 / 1024).toFixed(1)} MB`;
  return [
    `${path}: ${written.rows} rows and ${written.uploads} pictures, ${size}, tested by restoring it.`,
    'It contains all accounts and passwords in scrambled form, and what visitors wrote. Keep it where only you can read it.',
  ].join('\n');
}

/** Restores a file into a fresh instance, or with `replace` into any other. */
export async function restoreCommand(
  settings: InstanceSettings,
  file: string | undefined,
  { replace = false, folder = process.cwd() } = {},
): Promise<string> {
  if (!file) throw new BackupError('Enter the backup file: npm run restore FILE');
  const path = resolve(folder, file);
  await mkdir(settings.backupDir, { recursive: true, mode: 0o700 });
  // Before the database is opened, because opening migrates it.
  await (await verifyBackup(path, settings.backupDir)).close();
  const database = await openDatabase(settings);
  try {
    const previousBackup = (await isFreshInstall(database.db)) ? null : await backUpCurrentState(settings, replace);
    const result = await restoreBackup({
      path,
      settings,
      database,
      storage: await openStorage(settings),
    });
    await logRestore(database, path);
    return `Restored ${result.rows} rows and ${result.uploads} pictures.${erasedAgainText(result)}${previousBackup ? ` The previous content is in ${previousBackup}` : ''}`;
  } finally {
    await database.close();
  }
}

async function backUpCurrentState(settings: InstanceSettings, replace: boolean): Promise<string> {
  if (!replace) {
    throw new BackupError(
      'This site already has content, so nothing was changed. To replace it with the backup: ' +
        'npm run restore FILE -- --replace (the current content is backed up first)',
    );
  }
  const path = join(settings.backupDir, backupFileName('before-restore', new Date()));
  await writeBackup({ source: await openSnapshot(settings), storage: await openStorage(settings), path });
  return path;
}

async function logRestore(database: Database, path: string): Promise<void> {
  await openAuditStore(database).add({
    ...{ user_id: null, user_name: 'Command line', action: 'restore', kind: 'backups', record_id: '' },
    ...{ title: path.slice(path.lastIndexOf('/') + 1), detail: '', version: null, ip_address: '', user_agent: '' },
  });
}
