import type { z } from 'zod';
import { CONTACT_MAX, CONTACT_MESSAGE_MIN, MESSAGE_STATUSES } from '../constants.ts';
import { choice, email, line, requiredChoice, requiredText } from '../fields.ts';
import { publicBody, replyOf } from '../sections/section.ts';
import { rules } from '../texts.ts';
import { inboxUpdate, stamps, spamFields } from './stamps.ts';

export const contactMessageFields = {
  firstName: line('Name', { max: CONTACT_MAX.firstName }),
  email: email('Email'),
  subject: line('Subject', { max: CONTACT_MAX.subject }),
  message: requiredText('Message', { min: CONTACT_MESSAGE_MIN, max: CONTACT_MAX.message, message: rules.messageShort }),
};
const status = choice('Status', MESSAGE_STATUSES, 'new');

/** A message sent through the contact form. */
export const contactMessage = replyOf({ ...contactMessageFields, status, ...spamFields, ...stamps });
export const contactMessageSubmission = publicBody({
  ...contactMessageFields,
});
export const contactMessageUpdate = inboxUpdate(
  requiredChoice('Status', MESSAGE_STATUSES),
  `Status must be one of: ${MESSAGE_STATUSES.join(', ')}`,
);

export type ContactMessage = z.output<typeof contactMessage>;
