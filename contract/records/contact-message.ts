import type { z } from 'zod';
import { MESSAGE_STATUSES } from '../constants.ts';
import { choice, email, line, requiredChoice, requiredText } from '../fields.ts';
import { contactRules } from '../form-rules.ts';
import { publicBody, replyOf } from '../sections/section.ts';
import { sentVisit } from './visit.ts';
import { inboxUpdate, stamps, spamFields } from '../sections/stamps.ts';

const { firstName, subject, message } = contactRules;
export const contactMessageFields = {
  firstName: line(firstName.label, { ...firstName, personal: 'name' }),
  email: email(contactRules.email.label, { personal: 'email' }),
  subject: line(subject.label, { ...subject, personal: 'text' }),
  message: requiredText(message.label, { ...message, personal: 'text' }),
};
const status = choice('Status', MESSAGE_STATUSES, 'new');

/** A message sent through the contact form. */
export const contactMessage = replyOf({ ...contactMessageFields, status, ...spamFields, ...stamps });
export const contactMessageSubmission = publicBody({ ...contactMessageFields, visit: sentVisit });
export const contactMessageUpdate = inboxUpdate(
  requiredChoice('Status', MESSAGE_STATUSES),
  `Status must be one of: ${MESSAGE_STATUSES.join(', ')}`,
);

export type ContactMessage = z.output<typeof contactMessage>;
