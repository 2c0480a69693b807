import type { InvitationState, ReviewInvitation } from '#contract/records/review-invitation.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

export const STATE_LABELS: Record<InvitationState, string> = {
  unsent: invitationsTexts.notMailed,
  waiting: invitationsTexts.mailIsWaiting,
  failed: invitationsTexts.mailFailed,
  sent: invitationsTexts.sent,
  opened: invitationsTexts.opened,
  used: invitationsTexts.reviewWritten,
  expired: invitationsTexts.expired,
  revoked: invitationsTexts.revoked,
};

/** The states in which the links of an invitation work. */
export const OPEN_STATES: readonly InvitationState[] = ['unsent', 'waiting', 'failed', 'sent', 'opened'];

type Times = Pick<
  ReviewInvitation,
  'state' | 'createdAt' | 'mailedAt' | 'openedAt' | 'usedAt' | 'expiresAt' | 'revokedAt'
>;

/** When it got into its state, and until when an open one works. */
export function stateMoment(invitation: Times, now = new Date()): string {
  const { state, createdAt, mailedAt, openedAt, usedAt, expiresAt, revokedAt } = invitation;
  const since = {
    unsent: createdAt,
    waiting: mailedAt,
    failed: mailedAt,
    sent: mailedAt,
    opened: openedAt,
    used: usedAt,
    expired: expiresAt,
    revoked: revokedAt,
  };
  const age = lowerFirst(formatAgo(since[state], now));
  return OPEN_STATES.includes(state) ? invitationsTexts.openUntil(age, formatDay(expiresAt, now)) : age;
}

/** What to do with a new link, and whether a mail carries it. */
export function linkHint({ state, email, name }: Pick<ReviewInvitation, 'state' | 'email' | 'name'>): string {
  const once = invitationsTexts.theLinkWorksOnce;
  if (state !== 'unsent') return invitationsTexts.anEmail(email, once);
  const why = email ? invitationsTexts.mailIsNotSetUp : '';
  return invitationsTexts.copyTheLinkNow(why, name, once);
}
