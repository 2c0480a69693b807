import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, fetchFile, query } from '#web/api.ts';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as exportTexts from '#web/admin/texts/export.ts';
import { useBusyAction } from './use-backups.ts';

const POLL_MS = 1500;

/** The newest export. Polls while it runs, and announces its result. */
export function useExport() {
  const result = useQuery({
    ...query('GET /static-export'),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  });
  const wasRunning = useRef(false);
  const { data } = result;
  useEffect(() => {
    if (!data) return;
    if (wasRunning.current && data.state === 'done') notifyDone(exportTexts.done);
    if (wasRunning.current && data.state === 'failed') notifyFailed(exportTexts.failed(data.failure));
    wasRunning.current = data.state === 'running';
  }, [data]);
  return result;
}

/** Starts, stops, downloads and deletes the export. */
export function useExportActions() {
  const client = useQueryClient();
  const { isBusy, runAction } = useBusyAction();
  const refresh = () => client.invalidateQueries({ queryKey: ['GET /static-export'] });
  const removeWith = (failed: string) =>
    runAction(async () => {
      const { message } = await call('DELETE /static-export');
      notifyDone(message);
      await refresh();
    }, failed);
  return {
    isBusy,
    refresh,
    stop: () => removeWith(exportTexts.couldNotStop),
    remove: () => removeWith(exportTexts.couldNotDelete),
    download: () =>
      runAction(async () => {
        const { name, content } = await fetchFile('GET /static-export/file');
        downloadFile(name, content);
        notifyDone(commonTexts.downloaded(name), exportTexts.openReadme);
      }, exportTexts.couldNotDownload),
  };
}
