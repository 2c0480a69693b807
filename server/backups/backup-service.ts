import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { BACKUPS_KEPT } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import { HEARTBEAT_MS, openBackupRuns, MAX_DURATION_MS } from './backup-runs.ts';
import { backupFileName, backupKindOf, type BackupKind } from './file-names.ts';
import { runBackupJob } from './backup-job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What lies beside a backup while it is made, proven or brought: names begin with a dot and hold the backup's. */
const WORKING_FILE = /^\.proof-|\.part$/;

export type BackupService = ReturnType<typeof openBackupService>;
export type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3' | 'backupDir' | 'keepBackups'>;

/** Makes backups, writes down what becomes of them, and keeps the last ones of each kind. */
export function openBackupService(settings: BackupSettings, database: Pick<Database, 'db' | 'kind'>) {
  const runs = openBackupRuns(database);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  /** Files that a restore reads at the moment. */
  const inUse = new Set<string>();

  const pathOf = (name: string) => join(settings.backupDir, name);

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

  /** Several machines may each have made some, on disks of their own: each clears away its own files. */
  async function pruneNightly(): Promise<void> {
    const nightly = (await runs.list()).filter(({ kind }) => kind === 'nightly');
    const proven = nightly.filter(({ verified_at: proven_at }) => proven_at !== null);
    const oldest = proven.at(BACKUPS_KEPT - 1);
    if (!oldest) return;
    for (const { name } of nightly.filter(({ started_at }) => started_at < oldest.started_at)) await remove(name);
    const here = await readdir(settings.backupDir).catch(() => []);
    const over = here.filter((name) => backupKindOf(name) === 'nightly' && name < oldest.name);
    for (const name of over) await rm(pathOf(name), { force: true });
  }

  /**
   * Deletes what the last backups of a kind replace, once one more was proven. Only what is in the list and lies here, or
   * was made here: a file that somebody put beside them by a command or by hand stays.
   */
  async function prune(kind: Exclude<BackupKind, 'nightly'>): Promise<void> {
    const listed = (await runs.list()).filter((row) => row.kind === kind);
    const oldest = listed.filter(({ verified_at: proven_at }) => proven_at !== null).at(settings.keepBackups - 1);
    if (!oldest) return;
    for (const { name, started_at, host: machine } of listed) {
      if (started_at >= oldest.started_at || inUse.has(name)) continue;
      if (machine === hostname() || existsSync(pathOf(name))) await remove(name);
    }
  }

  /** Keeps a file while it is restored from. */
  async function using<T>(name: string, work: () => Promise<T>): Promise<T> {
    inUse.add(name);
    return work().finally(() => inUse.delete(name));
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
    await runs.forget(name);
  }

  /**
   * Writes down what was cut off, and removes what it left. At the start of the only process on a database that is all
   * that has no end; otherwise what nobody has worked on for a while.
   */
  async function recover({ atStart = false } = {}): Promise<void> {
    const cutOff = await runs.endCutOff({ isAlone: atStart && database.kind === 'sqlite' });
    await sweep(cutOff);
  }

  /** Removes what was left of the work on these backups, and of any that is long over. */
  async function sweep(cutOff: readonly string[] = []): Promise<void> {
    for (const name of await readdir(settings.backupDir).catch(() => [])) {
      if (!WORKING_FILE.test(name)) continue;
      const isKnown = cutOff.some((backup) => name.includes(backup));
      const longest = name.startsWith('.incoming-') ? DAY_MS : HOUR_MS;
      const { mtimeMs } = await stat(pathOf(name));
      if (isKnown || Date.now() - mtimeMs > longest) await rm(pathOf(name), { recursive: true, force: true });
    }
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
