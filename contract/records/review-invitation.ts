import { z } from 'zod';
import { INVITATION_DAYS_DEFAULT, INVITATION_DAYS_MAX, INVITATION_NOTE_MAX } from '../constants.ts';
import { line, optionalEmail, requiredLine, text, wholeNumber } from '../fields.ts';
import { reviewRules } from '../form-rules.ts';
import { listOf, publicBody, replyOf, writable } from '../sections/section.ts';
import { reviewFields } from '../collections/reviews.ts';

/**
 * `unsent` has a link that no mail carried: staff pass it on themselves. `waiting` and `failed` tell of its mail, once it
 * was attempted in vain.
 */
export const INVITATION_STATES = [
  'unsent',
  'waiting',
  'failed',
  'sent',
  'opened',
  'used',
  'expired',
  'revoked',
] as const;

const { name } = reviewRules;
const days = wholeNumber('Days', { min: 1, max: INVITATION_DAYS_MAX, fallback: INVITATION_DAYS_DEFAULT });
const invitationFields = {
  name: requiredLine('Name', name),
  /** Without one, staff pass the link on themselves. */
  email: optionalEmail('Email'),
  /** A personal word, which the mail and the page show. */
  note: text('Note', { max: INVITATION_NOTE_MAX }),
  /** The project or the won enquiry that it is about; '' for none. */
  projectId: line('Project', { max: 60 }),
  enquiryId: line('Enquiry', { max: 60 }),
};

/** An invitation of a client to write a review. Times are '' until they happen. */
export const reviewInvitation = replyOf({
  _id: z.string(),
  ...invitationFields,
  projectTitle: z.string().default(''),
  state: z.enum(INVITATION_STATES),
  createdAt: z.string(),
  /** The name of the member of staff, as it was then. */
  createdBy: z.string(),
  mailedAt: z.string(),
  expiresAt: z.string(),
  openedAt: z.string(),
  revokedAt: z.string(),
  usedAt: z.string(),
  reviewId: z.string(),
});
export const reviewInvitationList = listOf(reviewInvitation);
/** With the new link, which cannot be read again. */
export const reviewInvitationWithLink = replyOf({ ...reviewInvitation.shape, link: z.string() });
export const reviewInvitationCreate = writable({ ...invitationFields, days });
export const reviewInvitationRenewal = writable({ days });

/** Any text: a token of a wrong form gets the same reply as an unknown one. */
const token = z.string().default('').catch('');
export const openInvitation = z.object({ token });
/** What the invited client sees. */
export const openedInvitation = replyOf({
  name: z.string(),
  /** The name of the member of staff. */
  invitedBy: z.string(),
  note: z.string(),
  projectTitle: z.string(),
  projectSlug: z.string(),
  expiresAt: z.string(),
});
/** A review with the token of its invitation: fields that a visitor may not set are ignored. */
export const invitedReview = publicBody({ token, ...reviewFields });

export type ReviewInvitation = z.output<typeof reviewInvitation>;
export type InvitationState = (typeof INVITATION_STATES)[number];
