import { openBackupService, type BackupSettings } from '#server/backups/backup-service.ts';
import { openDatabase } from '#server/db/open.ts';

/** What a process of a test is told: where its instance is, and for which moment it shall back up. */
export interface Night {
  settings: BackupSettings;
  due: string;
}

/*
 * One of several processes at night: says when it is ready, makes the backup when it is told to, and says 'made', 'left'
 * where another one makes it, or what went wrong.
 */
const { settings, due } = JSON.parse(process.argv[2] ?? '') as Night; // as the test wrote it
const database = await openDatabase(settings);
const backups = openBackupService(settings, database);

async function make(): Promise<string> {
  const begun = await backups.begin('nightly', new Date(due));
  return begun ? (await begun.done) || 'made' : 'left';
}

process.once('message', () => {
  void make()
    .catch(String)
    .then((said) => process.send?.(said, () => process.exit()));
});
process.send?.('ready');
