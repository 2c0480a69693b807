import { hostname } from 'node:os';
import { BACKUP_HOURS_MAX } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { BackupsTable } from '#server/db/tables.ts';
import type { BackupKind } from './names.ts';

const HOUR_MS = 3_600_000;
/** A process that makes a backup for longer than this was killed. */
export const STUCK_MS = BACKUP_HOURS_MAX * HOUR_MS;
/** How long after a failure the next try waits. */
const RETRY_MS = HOUR_MS;

/** What became of each backup, known to all processes. */
export function openLedger({ db }: Pick<Database, 'db'>) {
  /** Writes down that a backup begins; false where another process makes or has made the one of this name. */
  async function begin(name: string, kind: BackupKind, now = new Date()): Promise<boolean> {
    const started_at = now.toISOString();
    const fresh = { started_at, ended_at: null, failure: '', machine: hostname() };
    const row = { name, kind, bytes: 0, proven_at: null, ...fresh };
    const made = await db
      .insertInto('backups')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) return true;
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const again = db.updateTable('backups').set(fresh).where('name', '=', name);
    const taken = await again
      .where((eb) =>
        eb.or([
          eb.and([eb('ended_at', 'is', null), eb('started_at', '<', before(STUCK_MS))]),
          eb.and([eb('failure', '!=', ''), eb('ended_at', '<', before(RETRY_MS))]),
        ]),
      )
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  async function end(name: string, done: { bytes: number } | { failure: string }): Promise<void> {
    const ended_at = new Date().toISOString();
    const known = 'bytes' in done ? { bytes: done.bytes, proven_at: ended_at } : { failure: done.failure };
    await db
      .updateTable('backups')
      .set({ ended_at, ...known })
      .where('name', '=', name)
      .execute();
  }

  /** Newest first. */
  function list(): Promise<BackupsTable[]> {
    return db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').orderBy('name', 'desc').execute();
  }

  async function forget(name: string): Promise<void> {
    await db.deleteFrom('backups').where('name', '=', name).execute();
  }

  return { begin, end, list, forget };
}
