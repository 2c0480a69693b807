import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { reloadEnquiries } from './use-enquiry.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** Merges an enquiry into another one, and separates it again. */
export function useMerge(id: string) {
  const client = useQueryClient();
  const onError = (error: Error) => notifyFailed(messageOf(error, saveFailed.update));
  const separate = useMutation({
    mutationFn: () => call('POST /enquiries/:id/unmerge', { params: { id } }),
    onSuccess: () => reload(client),
    onError,
  });
  const join = useMutation({
    mutationFn: (into: string) => call('POST /enquiries/:id/merge', { params: { id }, body: { into } }),
    onSuccess: async () => {
      notifyUndoable(enquiriesTexts.mergedItIsShownInside, { run: () => separate.mutate() });
      await reload(client);
    },
    onError,
  });
  return { merge: join.mutate, unmerge: separate.mutate, isPending: join.isPending || separate.isPending };
}

/** The mails of a merged enquiry move into the thread of the other one. */
async function reload(client: QueryClient): Promise<void> {
  await Promise.all([reloadEnquiries(client), client.invalidateQueries({ queryKey: ['GET /enquiries/:id/thread'] })]);
}
