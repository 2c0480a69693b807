import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TrashedRecord } from '#contract/records/history.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { trashKind } from './trash-entry.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as trashTexts from '#web/admin/texts/trash.ts';

const PAGE = 50;

/** The bin as far as it is loaded, newest first. */
export function useTrash(q: string) {
  const { data, ...state } = useInfiniteQuery({
    queryKey: ['GET /trash', { q }],
    queryFn: ({ pageParam, signal }) => call('GET /trash', { query: { q, page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...state, items: data?.pages.flatMap(({ items }) => items), total: data?.pages[0]?.total ?? 0 };
}

/** Restores a record, or deletes it permanently. */
export function useTrashActions({ _id: id, kind }: TrashedRecord) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function runAction(action: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      notifyFailed(messageOf(error, failed));
    }
    // A restore affects many screens.
    await client.invalidateQueries();
    setBusy(false);
  }

  return {
    isBusy,
    restore: () =>
      runAction(async () => {
        const { message } = await call('POST /trash/:kind/:id/restore', { params: { kind, id } });
        notifyDone(message);
        void navigate(trashKind(kind).to(id));
      }, commonTexts.itCouldNotBeRestored),
    erase: () =>
      runAction(async () => {
        const { message } = await call('DELETE /trash/:kind/:id', { params: { kind, id } });
        notifyDone(message);
      }, trashTexts.itCouldNotBeDeleted),
  };
}
