import { mkdir, stat } from 'node:fs/promises';
import type { Database } from '#server/db/open.ts';
import { readLedger } from '#server/erasure/erase-again.ts';
import type { Settings } from '#server/settings.ts';
import { openBackupRetention } from './backup-retention.ts';
import { HEARTBEAT_MS, openBackupRuns, MAX_DURATION_MS } from './backup-runs.ts';
import { backupFileName, backupKindOf, type BackupKind } from './file-names.ts';
import { runBackupJob } from './backup-job.ts';

export type BackupService = ReturnType<typeof openBackupService>;
export type BackupSettings = Pick<
  Settings,
  'databaseUrl' | 'dataDir' | 's3' | 'backupDir' | 'keepBackups' | 'secretKey'
>;

/** Makes backups, records their outcomes, and keeps the last ones of each kind. */
export function openBackupService(settings: BackupSettings, database: Pick<Database, 'db' | 'kind'>) {
  const runs = openBackupRuns(database);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const { pathOf, prune, pruneNightly, whileInUse, remove, removeWorkingFiles } = openBackupRetention(settings, runs);

  /** Starts a backup; null if another process makes it. `done` resolves to the reason of a failure, '' for success. */
  async function begin(kind: BackupKind, at = new Date()): Promise<{ name: string; done: Promise<string> } | null> {
    const name = backupFileName(kind, at);
    if (!(await runs.begin(name, kind))) return null;
    const done = make(name, kind);
    running.add(done);
    void done.finally(() => running.delete(done));
    return { name, done };
  }

  async function make(name: string, kind: BackupKind): Promise<string> {
    const heartbeat = setInterval(() => void runs.recordHeartbeat(name).catch(() => undefined), HEARTBEAT_MS).unref();
    const failure = await work(name)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .finally(() => clearInterval(heartbeat));
    // If this cannot be stored, `recover` later finds a backup without an end.
    if (failure) await runs.end(name, { failure }).catch(() => undefined);
    // If the cleanup fails, a later one repeats it.
    await cleanUp({ name, kind, failure }).catch(() => undefined);
    return failure;
  }

  async function cleanUp({ name, kind, failure }: { name: string; kind: BackupKind; failure: string }) {
    if (failure) await removeWorkingFiles([name]);
    else if (kind === 'manual') await prune(kind);
  }

  async function work(name: string): Promise<string> {
    await mkdir(settings.backupDir, { recursive: true, mode: 0o700 });
    await removeWorkingFiles();
    const { databaseUrl, dataDir, s3 } = settings;
    const allowInvalidRows = backupKindOf(name) === 'before-restore';
    const ledger = await readLedger(database.db, settings);
    const job = { instance: { databaseUrl, dataDir, s3 }, path: pathOf(name), ledger, allowInvalidRows };
    // On a network that drops packets it would never end, and run beside the next one.
    const done = await runBackupJob(job, AbortSignal.any([closing.signal, AbortSignal.timeout(MAX_DURATION_MS)]));
    if ('failure' in done) return done.failure;
    await runs.end(name, { bytes: (await stat(pathOf(name))).size });
    return '';
  }

  /**
   * Makes the nightly backup of `due`, unless it exists, and prunes old ones. Returns the reason of a failure, '' for
   * success.
   */
  async function backUpFor(due: Date): Promise<string> {
    const started = await begin('nightly', due);
    const failure = started ? await started.done : '';
    if (!failure) await pruneNightly();
    return failure;
  }

  /**
   * Marks interrupted backups as failed and removes their files. At the start of the only process on a database these are
   * all unfinished ones, else those without a recent heartbeat.
   */
  async function recover({ atStart = false } = {}): Promise<void> {
    const interrupted = await runs.failInterrupted({ isAlone: atStart && database.kind === 'sqlite' });
    await removeWorkingFiles(interrupted);
  }

  return {
    runs,
    pathOf,
    begin,
    backUpFor,
    remove,
    recover,
    prune,
    whileInUse,
    hasAny: async () => (await runs.list()).length > 0,
    /** Aborts running backups. */
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}
