import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ThreadMail } from '#contract/records/thread.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { reloadEnquiries } from '../use-enquiry.ts';
import * as threadsTexts from '#web/admin/texts/threads.ts';

/** Milliseconds between two looks for answers, while the thread is open. */
const REFRESH_MS = 30_000;
/** The same while a mail is on its way. */
const SENDING_MS = 3000;

export function useThread(id: string) {
  return useQuery({
    ...query('GET /enquiries/:id/thread', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.mails.some(isOnItsWay) ? SENDING_MS : REFRESH_MS),
  }).data;
}

/** Not one that waits for its next attempt: that takes minutes. */
function isOnItsWay({ state, answer }: ThreadMail): boolean {
  return state === 'queued' && answer === '';
}

interface Sending {
  html: string;
  key: string;
}

/** Sends a reply. A repeated press sends it once: the key names it. */
export function useSendReply(id: string, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sending) => call('POST /enquiries/:id/replies', { params: { id }, body }),
    onSuccess: async (thread) => {
      onSent();
      client.setQueryData(query('GET /enquiries/:id/thread', { params: { id } }).queryKey, thread);
      notifyDone(threadsTexts.yourReplyIsOnItsWay);
      await reloadEnquiries(client);
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
}
