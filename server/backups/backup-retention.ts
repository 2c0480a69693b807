import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { BACKUPS_KEPT } from '#contract/constants.ts';
import type { Settings } from '#server/settings.ts';
import type { openBackupRuns } from './backup-runs.ts';
import { backupKindOf, type BackupKind } from './file-names.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Working files of a backup that is being made, verified or uploaded. Except for an upload, their names contain the
 * name of the backup.
 */
const WORKING_FILE = /^\.proof-|\.part$/;

type BackupRuns = ReturnType<typeof openBackupRuns>;

/** Deletes backups that newer ones replace, and leftover working files. */
export function openBackupRetention(settings: Pick<Settings, 'backupDir' | 'keepBackups'>, runs: BackupRuns) {
  /** Files that a restore reads at the moment. */
  const inUse = new Set<string>();

  const pathOf = (name: string) => join(settings.backupDir, name);

  /** Several machines may each store backups on their own disks: each deletes its own files. */
  async function pruneNightly(): Promise<void> {
    const nightly = (await runs.list()).filter(({ kind }) => kind === 'nightly');
    const verified = nightly.filter(({ verified_at }) => verified_at !== null);
    const oldest = verified.at(BACKUPS_KEPT - 1);
    if (!oldest) return;
    for (const { name } of nightly.filter(({ started_at }) => started_at < oldest.started_at)) await remove(name);
    const files = await readdir(settings.backupDir).catch(() => []);
    const outdated = files.filter((name) => backupKindOf(name) === 'nightly' && name < oldest.name);
    for (const name of outdated) await rm(pathOf(name), { force: true });
  }

  /**
   * Deletes backups of a kind that newer verified ones replace. It deletes only listed backups that are stored or were
   * made here. Files that a person added by a command or by hand stay.
   */
  async function prune(kind: Exclude<BackupKind, 'nightly'>): Promise<void> {
    const listed = (await runs.list()).filter((row) => row.kind === kind);
    const oldest = listed.filter(({ verified_at }) => verified_at !== null).at(settings.keepBackups - 1);
    if (!oldest) return;
    for (const { name, started_at, host } of listed) {
      if (started_at >= oldest.started_at || inUse.has(name)) continue;
      if (host === hostname() || existsSync(pathOf(name))) await remove(name);
    }
  }

  /** Protects a file from deletion during a restore. */
  async function whileInUse<T>(name: string, work: () => Promise<T>): Promise<T> {
    inUse.add(name);
    return work().finally(() => inUse.delete(name));
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
    await runs.remove(name);
  }

  /** Deletes the working files of the given backups, and all others that are older than an hour (of uploads: a day). */
  async function removeWorkingFiles(interrupted: readonly string[] = []): Promise<void> {
    for (const name of await readdir(settings.backupDir).catch(() => [])) {
      if (!WORKING_FILE.test(name)) continue;
      const isInterrupted = interrupted.some((backup) => name.includes(backup));
      const longest = name.startsWith('.incoming-') ? DAY_MS : HOUR_MS;
      const { mtimeMs } = await stat(pathOf(name));
      if (isInterrupted || Date.now() - mtimeMs > longest) await rm(pathOf(name), { recursive: true, force: true });
    }
  }

  return { pathOf, prune, pruneNightly, whileInUse, remove, removeWorkingFiles };
}
