import { contactRules } from '#contract/form-rules.ts';
import { formProblems } from '#web/site/forms/field-problem.ts';
import type { Problems } from '#web/site/forms/problems.ts';

export type ContactField = keyof typeof contactRules;
export type ContactInput = Record<ContactField, string>;

/** The fields of the contact form, in their order on the screen. */
export const contactFields = Object.keys(contactRules) as ContactField[];

/** The problems of a message before it is sent, by field. */
export function contactProblems(input: ContactInput): Problems<ContactField> {
  return formProblems(contactRules, input);
}
