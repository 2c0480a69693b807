import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Backup } from '#contract/records/backup.ts';
import { call, fetchFile, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { backupStage } from './backup-texts.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const POLL_MS = 1500;

const isMaking = (backup: Backup) => backupStage(backup) === 'making';

/** The backups. Polls while one is being made, whoever started it. */
export function useBackups() {
  const backups = useQuery({
    ...query('GET /backups'),
    refetchInterval: ({ state }) => (state.data?.items.some(isMaking) ? POLL_MS : false),
  });
  useResultNotices(backups.data?.items);
  return backups;
}

/** Announces the result of each backup that was seen in progress. */
function useResultNotices(items: readonly Backup[] = []) {
  const refresh = useRefresh();
  const inProgress = useRef(new Set<string>());
  useEffect(() => {
    for (const backup of items) {
      if (isMaking(backup)) inProgress.current.add(backup._id);
      else if (inProgress.current.delete(backup._id)) {
        if (backup.failure) notifyFailed(backupsTexts.theBackupFailed(backup.failure));
        else notifyDone(backupsTexts.backupMadeAndTested);
        void refresh();
      }
    }
  });
}

/** Refreshes the backups here and on the dashboard. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['GET /backups'] }),
      client.invalidateQueries({ queryKey: ['GET /backups/state'] }),
    ]);
}

/** Runs one action at a time and announces failures. */
export function useBusyAction() {
  const [isBusy, setBusy] = useState(false);
  async function runAction(action: () => Promise<void>, failed: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await action().catch((error: unknown) => notifyFailed(messageOf(error, failed)));
    setBusy(false);
  }
  return { isBusy, runAction };
}

/** Starts a backup; the list shows the rest. */
export function useNewBackup() {
  const refresh = useRefresh();
  const { isBusy, runAction } = useBusyAction();
  const begin = () =>
    runAction(async () => {
      await call('POST /backups');
      await refresh();
    }, backupsTexts.theBackupCould);
  return { isBusy, begin };
}

/** Downloads and deletes a backup. */
export function useBackup({ _id: id }: Backup) {
  const refresh = useRefresh();
  const { isBusy, runAction } = useBusyAction();
  const params = { id };
  const download = () =>
    runAction(async () => {
      const { name, content } = await fetchFile('GET /backups/:id/file', { params });
      downloadFile(name, content);
      notifyDone(commonTexts.downloaded(name), backupsTexts.itContainsAllAccountsKeep);
    }, backupsTexts.theFileCould);
  const remove = () =>
    runAction(async () => {
      const { message } = await call('DELETE /backups/:id', { params });
      notifyDone(message);
      await refresh();
    }, backupsTexts.theBackupCouldNotBeDeleted);
  return { isBusy, download, remove };
}
