import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewInvitation } from '#contract/records/review-invitation.ts';
import { INVITATION_DAYS_DEFAULT } from '#contract/constants.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf, type Reply } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

const KEY = 'GET /review-invitations';
const PAGE = 50;

/** An invitation with a new link, which is shown once. */
export type LinkedInvitation = Reply<'POST /review-invitations'>;

/** The invitations as far as they are loaded, newest first. */
export function useInvitations() {
  const { data, ...state } = useInfiniteQuery({
    queryKey: [KEY],
    queryFn: ({ pageParam, signal }) => call(KEY, { query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?._id : undefined),
    staleTime: 0,
  });
  return { ...state, invitations: data?.pages.flat() };
}

/** Reads the list again. */
export function useReloadInvitations() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}

/** The actions on one invitation. */
export function useInvitationActions({ _id: id, name }: ReviewInvitation) {
  const reload = useReloadInvitations();
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.update));
      return null;
    } finally {
      await reload();
      setBusy(false);
    }
  }

  return {
    isBusy,
    getLink: () => run(() => call('POST /review-invitations/:id/link', { params: { id } })),
    resend: () =>
      run(() =>
        call('POST /review-invitations/:id/resend', { params: { id }, body: { days: INVITATION_DAYS_DEFAULT } }),
      ),
    revoke: async () => {
      const revoked = await run(() => call('POST /review-invitations/:id/revoke', { params: { id } }));
      if (revoked) notifyDone(saved.invitationRevoked, invitationsTexts.theLinks(name));
    },
  };
}
