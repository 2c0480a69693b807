import type { InvitationState, ReviewInvitation } from '#contract/records/review-invitation.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';

export const STATE_LABELS: Record<InvitationState, string> = {
  unsent: 'Not mailed',
  waiting: 'Mail is waiting',
  failed: 'Mail failed',
  sent: 'Sent',
  opened: 'Opened',
  used: 'Review written',
  expired: 'Expired',
  revoked: 'Revoked',
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
  return OPEN_STATES.includes(state) ? `${age}, open until ${formatDay(expiresAt, now)}` : age;
}

/** What to do with a new link, and whether a mail carries it. */
export function linkHint({ state, email, name }: Pick<ReviewInvitation, 'state' | 'email' | 'name'>): string {
  const once = 'The link works once, for one review. It is not shown again.';
  if (state !== 'unsent') return `An email to ${email} is on its way with a link of its own. ${once}`;
  const why = email ? 'Mail is not set up, so no email was sent. ' : '';
  return `${why}Copy the link now and send it to ${name} yourself. ${once}`;
}
