import { openBackupService, type BackupSettings } from '#server/backups/backup-service.ts';
import { openDatabase } from '#server/db/open.ts';

/** The input of the process: the settings of its instance, and the time for which the backup is due. */
export interface Night {
  settings: BackupSettings;
  due: string;
}

/*
 * One of several processes that make the nightly backup. Sends 'ready', waits for a message, and makes the backup. Then
 * sends 'made', 'left' if another process makes it, or the error.
 */
const { settings, due } = JSON.parse(process.argv[2] ?? '') as Night; // the test passes this JSON
const database = await openDatabase(settings);
const backups = openBackupService(settings, database);

async function make(): Promise<string> {
  const run = await backups.begin('nightly', new Date(due));
  return run ? (await run.done) || 'made' : 'left';
}

process.once('message', () => {
  void make()
    .catch(String)
    .then((result) => process.send?.(result, () => process.exit()));
});
process.send?.('ready');
