import { z } from 'zod';
import * as invitations from '../records/review-invitation.ts';
import { idParams, messageReply, newestFirst, type CallTable } from './call.ts';

const kind = 'review-invitations';
const ofAVisitor = 'A visitor sends it.';

/** Invitations of clients to write a review. */
export const reviewInvitationsCalls = {
  'GET /review-invitations': {
    summary: 'Invitations to write a review, newest first',
    who: 'staff',
    query: z.object(newestFirst),
    reply: invitations.reviewInvitationList,
  },
  'POST /review-invitations': {
    summary: 'Invite a client to write a review. With an email the link is mailed. The reply has it only this once',
    who: 'staff',
    body: invitations.reviewInvitationCreate,
    reply: invitations.reviewInvitationWithLink,
    status: 201,
    audit: { action: 'create', kind },
    invalidates: 'none',
  },
  'POST /review-invitations/:id/link': {
    summary: 'Get one more link for an open invitation. Its other links keep working until one is used',
    who: 'staff',
    params: idParams,
    reply: invitations.reviewInvitationWithLink,
    audit: { action: 'update', kind, detail: 'link-copied' },
    invalidates: 'none',
  },
  'POST /review-invitations/:id/resend': {
    summary: 'Renew an invitation that is open or has expired: a new link, which is mailed. All older links end',
    who: 'staff',
    params: idParams,
    body: invitations.reviewInvitationRenewal,
    reply: invitations.reviewInvitationWithLink,
    audit: { action: 'update', kind, detail: 'resent' },
    invalidates: 'none',
  },
  'POST /review-invitations/:id/revoke': {
    summary: 'Revoke an invitation that is not used. Its links end',
    who: 'staff',
    params: idParams,
    reply: invitations.reviewInvitation,
    audit: { action: 'update', kind, detail: 'revoked' },
    invalidates: 'none',
  },
  'POST /review-invitations/open': {
    summary: 'What the invited client sees. Every token that does not work gets the same reply',
    who: 'anyone',
    body: invitations.openInvitation,
    reply: invitations.openedInvitation,
    audit: { skip: ofAVisitor },
    invalidates: 'none',
  },
  'POST /review-invitations/use': {
    summary: 'Submit a review by an invitation, once. It is public once approved',
    who: 'anyone',
    body: invitations.invitedReview,
    reply: messageReply,
    status: 201,
    audit: { skip: ofAVisitor },
    invalidates: 'none',
  },
} as const satisfies CallTable;
