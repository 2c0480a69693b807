import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportRun, ImportState } from '#contract/records/import.ts';
import { call, messageOf, query } from '#web/api.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as importTexts from '#web/admin/texts/import.ts';

const POLL_MS = 1000;
const importQuery = query('GET /import');

export function isWorking({ phase }: Pick<ImportState, 'phase'>): boolean {
  return phase === 'reading' || phase === 'running';
}

/** The uploaded export. Polls while it is read or imported. */
export function useImport() {
  return useQuery({
    ...importQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  });
}

interface LinesQuery {
  list: string;
  outcome: string;
  page: number;
  /** Changes when the list does. */
  version: string;
}

/** A page of the list. */
export function useImportLines({ version, ...asked }: LinesQuery) {
  const { queryKey, queryFn } = query('GET /import/lines', { query: asked });
  return useQuery({
    queryKey: [...queryKey, version],
    queryFn,
    placeholderData: keepPreviousData,
  });
}

/** Starts and stops the import, and deletes the uploaded file. */
export function useImportActions() {
  const client = useQueryClient();
  const show = (state: ImportState) => client.setQueryData(importQuery.queryKey, state);
  async function tell(work: () => Promise<ImportState>, failed: string): Promise<void> {
    try {
      show(await work());
    } catch (error) {
      notifyFailed(messageOf(error, failed));
    }
  }
  return {
    refresh: () => client.invalidateQueries({ queryKey: importQuery.queryKey }),
    run: async (options: ImportRun) => show(await call('POST /import/run', { body: options })),
    stop: () => tell(() => call('POST /import/stop'), importTexts.stopFailed),
    remove: () => tell(() => call('DELETE /import'), importTexts.deleteFailed),
  };
}
