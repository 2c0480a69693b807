import { CONTACT_MESSAGE_MIN } from '#contract/constants.ts';
import { rules } from '#contract/texts.ts';
import { emailProblem } from '#web/site/forms/email-problem.ts';

/** The fields of the contact form, in their order on the screen. */
export const contactFields = ['firstName', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactInput = Record<ContactField, string>;

/** The problems of a message before it is sent, by field. */
export function contactProblems({ email, message }: ContactInput): Partial<Record<ContactField, string>> {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(message.trim().length < CONTACT_MESSAGE_MIN && { message: rules.messageShort }),
  };
}
