import { hostname } from 'node:os';
import { BACKUP_HOURS_MAX } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { BackupsTable } from '#server/db/tables.ts';
import type { BackupKind } from './file-names.ts';

const HOUR_MS = 3_600_000;
/** A backup that takes longer is aborted. */
export const MAX_DURATION_MS = BACKUP_HOURS_MAX * HOUR_MS;
/** The heartbeat interval of a running backup. */
export const HEARTBEAT_MS = 30_000;
/** Without a heartbeat for so long, its process counts as dead. */
const DEAD_MS = 4 * HEARTBEAT_MS;
const INTERRUPTED = 'It was interrupted: the program stopped before it was done.';

/** Whether an unfinished backup has no live process. */
export function isInterrupted({ ended_at, started_at, heartbeat_at }: BackupsTable, now = Date.now()): boolean {
  return ended_at === null && now - Date.parse(heartbeat_at ?? started_at) > DEAD_MS;
}
/** The delay of a retry after a failure. */
const RETRY_MS = HOUR_MS;

/** The backup runs and their outcomes, shared by all processes. */
export function openBackupRuns({ db }: Pick<Database, 'db'>) {
  /**
   * Records the start of a backup. False if another process makes or made the one of this name, or if it failed within
   * the last hour.
   */
  async function begin(name: string, kind: BackupKind, now = new Date()): Promise<boolean> {
    const started_at = now.toISOString();
    const fresh = { started_at, ended_at: null, failure: '', host: hostname(), heartbeat_at: started_at };
    const row = { name, kind, bytes: 0, verified_at: null, ...fresh };
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
          eb.and([
            eb('ended_at', 'is', null),
            eb((one) => one.fn.coalesce('heartbeat_at', 'started_at'), '<', before(DEAD_MS)),
          ]),
          eb.and([eb('failure', '!=', ''), eb('ended_at', '<', before(RETRY_MS))]),
        ]),
      )
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  async function end(name: string, done: { bytes: number } | { failure: string }): Promise<void> {
    const ended_at = new Date().toISOString();
    const known =
      'bytes' in done ? { bytes: done.bytes, verified_at: ended_at, failure: '' } : { failure: done.failure };
    await db
      .updateTable('backups')
      .set({ ended_at, ...known })
      .where('name', '=', name)
      .execute();
  }

  async function recordHeartbeat(name: string): Promise<void> {
    const heartbeat_at = new Date().toISOString();
    await db.updateTable('backups').set({ heartbeat_at }).where('name', '=', name).execute();
  }

  /**
   * Marks interrupted backups as failed and returns their names. With `isAlone` these are all unfinished ones, because
   * no other process can be making them.
   */
  async function failInterrupted({ isAlone }: { isAlone: boolean }): Promise<string[]> {
    const unfinished = (await list()).filter((row) => row.ended_at === null && (isAlone || isInterrupted(row)));
    for (const { name } of unfinished) await end(name, { failure: INTERRUPTED });
    return unfinished.map(({ name }) => name);
  }

  /** Newest first. */
  function list(): Promise<BackupsTable[]> {
    return db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').orderBy('name', 'desc').execute();
  }

  async function remove(name: string): Promise<void> {
    await db.deleteFrom('backups').where('name', '=', name).execute();
  }

  return { begin, recordHeartbeat, end, failInterrupted, list, remove };
}
