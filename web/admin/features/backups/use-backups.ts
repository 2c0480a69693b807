import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Backup } from '#contract/records/backup.ts';
import { call, fetchFile, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { saveFile } from '#web/admin/shell/save-file.ts';
import { stageOf } from './backup-texts.ts';

const LOOK_MS = 1500;

const isMaking = (backup: Backup) => stageOf(backup) === 'making';

/** The backups; asked for again and again while one is being made, whoever began it. */
export function useBackups() {
  const backups = useQuery({
    ...query('GET /backups'),
    refetchInterval: ({ state }) => (state.data?.items.some(isMaking) ? LOOK_MS : false),
  });
  useTold(backups.data?.items);
  return backups;
}

/** Says of each that was seen being made what became of it. */
function useTold(items: readonly Backup[] = []) {
  const refresh = useRefresh();
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const backup of items) {
      if (isMaking(backup)) seen.current.add(backup._id);
      else if (seen.current.delete(backup._id)) {
        if (backup.failure) notifyFailed(`The backup failed: ${backup.failure}`);
        else notifyDone('Backup made and tested.');
        void refresh();
      }
    }
  });
}

/** Asks anew for what is told of backups, here and on the dashboard. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['GET /backups'] }),
      client.invalidateQueries({ queryKey: ['GET /backups/state'] }),
    ]);
}

/** One thing at a time, with a notice of what went wrong. */
function useDoing() {
  const [isBusy, setBusy] = useState(false);
  async function doing(work: () => Promise<void>, failed: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work().catch((error: unknown) => notifyFailed(messageOf(error, failed)));
    setBusy(false);
  }
  return { isBusy, doing };
}

/** Begins a backup; the list tells the rest. */
export function useNewBackup() {
  const refresh = useRefresh();
  const { isBusy, doing } = useDoing();
  const begin = () =>
    doing(async () => {
      await call('POST /backups');
      await refresh();
    }, 'The backup could not be started.');
  return { isBusy, begin };
}

/** Fetching a backup's file, and deleting it. */
export function useBackup({ _id: id }: Backup) {
  const refresh = useRefresh();
  const { isBusy, doing } = useDoing();
  const params = { id };
  const download = () =>
    doing(async () => {
      const { name, content } = await fetchFile('GET /backups/:id/file', { params });
      saveFile(name, content);
      notifyDone(`${name} downloaded.`, 'It contains all accounts. Keep it where nobody else can read it.');
    }, 'The file could not be downloaded.');
  const remove = () =>
    doing(async () => {
      const { message } = await call('DELETE /backups/:id', { params });
      notifyDone(message);
      await refresh();
    }, 'The backup could not be deleted.');
  return { isBusy, download, remove };
}
