import { useEffect, useState } from 'react';
import { invitationTexts } from '#contract/texts/invitation.ts';
import { callAsAnyone, messageOf, type Reply } from '#web/api.ts';
import { useLocation } from '#web/ui/routing/location.tsx';

type Opened = Reply<'POST /review-invitations/open'>;

export type InvitationView =
  | { is: 'opening' }
  | { is: 'open'; token: string; invitation: Opened }
  | { is: 'failed'; message: string };

/** Opens the invitation whose token is in the hash, which browsers send to no server. */
export function useInvitation(): InvitationView {
  const { hash } = useLocation();
  const [view, setView] = useState<InvitationView>({ is: 'opening' });
  useEffect(() => {
    let isLatest = true;
    const show = (next: InvitationView) => {
      if (isLatest) setView(next);
    };
    const token = hash.slice(1);
    if (token === '') show({ is: 'failed', message: invitationTexts.invalid });
    else
      callAsAnyone('POST /review-invitations/open', { body: { token } }).then(
        (invitation) => show({ is: 'open', token, invitation }),
        (error: unknown) => show({ is: 'failed', message: messageOf(error, invitationTexts.openFailed) }),
      );
    return () => {
      isLatest = false;
    };
  }, [hash]);
  return view;
}
