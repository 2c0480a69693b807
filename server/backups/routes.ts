import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BACKUPS_KEPT } from '#contract/constants.ts';
import type { Backup } from '#contract/records/backup.ts';
import type { Database } from '#server/db/open.ts';
import type { BackupsTable } from '#server/db/tables.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import type { Storage } from '#server/media/storage.ts';
import type { Settings } from '#server/settings.ts';
import { BackupError } from './errors.ts';
import { erasedAgainText } from './erased-again-text.ts';
import type { BackupService } from './backup-service.ts';
import { isInterrupted } from './backup-runs.ts';
import { backupKindOf } from './file-names.ts';
import { nextDue } from './nightly.ts';
import { receiveChunk } from './chunked-upload.ts';

const LATE_MS = 2 * 86_400_000;
const ELSEWHERE = 'The file of this backup is on another machine of this site.';
const BUSY = 'Another backup or restore is running. Please wait until it is done.';

interface Parts {
  settings: Pick<Settings, 'backupDir' | 'backupTime' | 'keepBackups' | 'siteUrl' | 'dataDir' | 'secretKey'>;
  database: Database;
  storage: Storage;
  backups: BackupService;
  /** Called after a restore, to refresh the state of this process. */
  onRestored: () => Promise<void>;
}

/** Backups in the panel. */
export function backupCalls(parts: Parts): Handlers {
  const { settings, backups } = parts;
  const confirmation = new URL(settings.siteUrl).host;
  let isRestoring = false;

  return {
    'GET /backups': async () => ({
      items: await Promise.all(
        (await backups.runs.list()).map(async (row) => toBackup(row, await isHere(backups, row))),
      ),
      confirmation,
      nextAt: settings.backupTime ? nextDue(new Date(), settings.backupTime).toISOString() : '',
      kept: BACKUPS_KEPT,
      keptOthers: settings.keepBackups,
    }),
    'GET /backups/state': async () => {
      const rows = (await backups.runs.list()).filter(({ ended_at }) => ended_at !== null);
      const lastVerifiedAt =
        rows.find(({ kind, verified_at }) => kind !== 'uploaded' && verified_at !== null)?.verified_at ?? '';
      const isOld = lastVerifiedAt !== '' && Date.now() - Date.parse(lastVerifiedAt) > LATE_MS;
      return {
        lastProvenAt: lastVerifiedAt,
        failure: rows[0]?.failure ?? '',
        isLate: isOld && settings.backupTime !== null,
      };
    },
    'POST /backups': async () => {
      const started = await backups.begin('manual');
      if (!started) throw new Failure('unavailable', { message: BUSY });
      return toBackup(await findBackup(backups, started.name), false);
    },
    'GET /backups/:id/file': async ({ params, reply }) => {
      const path = await fileOf(backups, params.id);
      reply.header('content-disposition', `attachment; filename="${params.id}"`).header('cache-control', 'no-store');
      return createReadStream(path);
    },
    'POST /backups/chunks/:id': async ({ params, query, request, caller }) => {
      // Only the first chunk needs a confirmed session: later chunks may arrive long after.
      if (query.offset === 0 && !caller?.isConfirmed) throw new Failure('confirm-needed');
      const chunk = { ...query, id: params.id, folder: settings.backupDir, runs: backups.runs };
      const received = await receiveChunk(request, chunk);
      if (received.name) await backups.prune('uploaded');
      return received;
    },
    'POST /backups/:id/restore': async ({ params, body }) => {
      if (body.confirmation.trim() !== confirmation) {
        throw invalidInput([{ path: ['confirmation'], message: `Type ${confirmation} to confirm` }]);
      }
      const path = await fileOf(backups, params.id);
      if (isRestoring) throw new Failure('unavailable', { message: BUSY });
      isRestoring = true;
      const { previousBackup, result } = await backups
        .whileInUse(params.id, () => restoreFrom(path, parts))
        .finally(() => (isRestoring = false));
      await backups.prune('before-restore');
      return { message: `Restored. Everyone needs to log in again.${erasedAgainText(result)}`, kept: previousBackup };
    },
    'DELETE /backups/:id': async ({ params }) => {
      const row = await findBackup(backups, params.id);
      if (!row.ended_at && !isInterrupted(row)) throw new Failure('unavailable', { message: BUSY });
      await backups.remove(row.name);
      return { message: 'Deleted.' };
    },
  };
}

async function findBackup(backups: BackupService, name: string): Promise<BackupsTable> {
  const row = (await backups.runs.list()).find((one) => one.name === name);
  if (!row) throw new Failure('not-found');
  return row;
}

async function isHere(backups: BackupService, { name, verified_at }: BackupsTable): Promise<boolean> {
  if (!verified_at || !backupKindOf(name)) return false;
  return stat(backups.pathOf(name)).then(
    () => true,
    () => false,
  );
}

/** The path of a backup on this machine. */
async function fileOf(backups: BackupService, name: string): Promise<string> {
  const row = await findBackup(backups, name);
  if (!(await isHere(backups, row)))
    throw new Failure('not-found', { message: row.verified_at ? ELSEWHERE : row.failure || BUSY });
  return backups.pathOf(name);
}

/** Replaces all content by a backup. Returns the name of the backup that was made of the current content first. */
async function restoreFrom(path: string, { settings, database, storage, backups, onRestored }: Parts) {
  const started = await backups.begin('before-restore');
  if (!started) throw new Failure('unavailable', { message: BUSY });
  const failure = await started.done;
  if (failure) {
    const message = `Nothing was changed, because the current content could not be backed up first. ${failure}`;
    throw new Failure('unavailable', { message });
  }
  const { restoreBackup } = await import('./restore.ts'); // with the libraries that only a restore needs
  const result = await restoreBackup({ path, settings, database, storage }).catch((error: unknown) => {
    throw error instanceof BackupError ? invalidInput([{ path: ['file'], message: error.message }]) : error;
  });
  await onRestored();
  return { previousBackup: started.name, result };
}

function toBackup(row: BackupsTable, isHere: boolean): Backup {
  return {
    _id: row.name,
    kind: backupKindOf(row.name) ?? 'manual',
    startedAt: row.started_at,
    endedAt: row.ended_at ?? '',
    bytes: row.bytes,
    provenAt: row.verified_at ?? '',
    failure: row.failure,
    isHere,
  };
}
