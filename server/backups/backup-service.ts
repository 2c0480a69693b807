import { mkdir, stat } from 'node:fs/promises';
import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import { openBackupRetention } from './backup-retention.ts';
import { HEARTBEAT_MS, openBackupRuns, MAX_DURATION_MS } from './backup-runs.ts';
import { backupFileName, backupKindOf, type BackupKind } from './file-names.ts';
import { runBackupJob } from './backup-job.ts';

export type BackupService = ReturnType<typeof openBackupService>;
export type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3' | 'backupDir' | 'keepBackups'>;

/** Makes backups, writes down what becomes of them, and keeps the last ones of each kind. */
export function openBackupService(settings: BackupSettings, database: Pick<Database, 'db' | 'kind'>) {
  const runs = openBackupRuns(database);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const { pathOf, prune, pruneNightly, using, remove, sweep } = openBackupRetention(settings, runs);

  /** Begins a backup; null where another process makes it. `done` says what went wrong, '' for nothing. */
  async function begin(kind: BackupKind, at = new Date()): Promise<{ name: string; done: Promise<string> } | null> {
    const name = backupFileName(kind, at);
    if (!(await runs.begin(name, kind))) return null;
    const done = make(name, kind);
    running.add(done);
    void done.finally(() => running.delete(done));
    return { name, done };
  }

  async function make(name: string, kind: BackupKind): Promise<string> {
    const heartbeat = setInterval(() => void runs.beat(name).catch(() => undefined), HEARTBEAT_MS).unref();
    const failure = await work(name)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .finally(() => clearInterval(heartbeat));
    // What cannot be written down is seen by the process that looks next: this one never ended.
    if (failure) await runs.end(name, { failure }).catch(() => undefined);
    // Another time, where clearing away fails.
    await clearAwayAfter({ name, kind, failure }).catch(() => undefined);
    return failure;
  }

  async function clearAwayAfter({ name, kind, failure }: { name: string; kind: BackupKind; failure: string }) {
    if (failure) await sweep([name]);
    else if (kind === 'manual') await prune(kind);
  }

  async function work(name: string): Promise<string> {
    await mkdir(settings.backupDir, { recursive: true, mode: 0o700 });
    await sweep();
    const { databaseUrl, dataDir, s3 } = settings;
    const isPresent = backupKindOf(name) === 'before-restore';
    const order = { instance: { databaseUrl, dataDir, s3 }, path: pathOf(name), isPresent };
    // Behind a network that swallows everything it would wait for ever, beside the next one.
    const done = await runBackupJob(order, AbortSignal.any([closing.signal, AbortSignal.timeout(MAX_DURATION_MS)]));
    if ('failure' in done) return done.failure;
    await runs.end(name, { bytes: (await stat(pathOf(name))).size });
    return '';
  }

  /** The nightly one that was due at a moment, unless it is there; clears away the oldest once as many were proven. Says what went wrong. */
  async function backUpFor(due: Date): Promise<string> {
    const begun = await begin('nightly', due);
    const failure = begun ? await begun.done : '';
    if (!failure) await pruneNightly();
    return failure;
  }

  /**
   * Writes down what was cut off, and removes what it left. At the start of the only process on a database that is all
   * that has no end; otherwise what nobody has worked on for a while.
   */
  async function recover({ atStart = false } = {}): Promise<void> {
    const cutOff = await runs.endCutOff({ isAlone: atStart && database.kind === 'sqlite' });
    await sweep(cutOff);
  }

  return {
    runs,
    pathOf,
    begin,
    backUpFor,
    remove,
    recover,
    prune,
    using,
    hasAny: async () => (await runs.list()).length > 0,
    /** Cuts off what is being made; it is made anew another time. */
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}
