import { NAME_MIN } from '#contract/constants.ts';
import { rules } from '#contract/texts.ts';
import { formText } from '#web/site/forms/form-data.ts';
import { emailProblem } from '#web/site/forms/email-problem.ts';
import type { Problems } from '#web/site/forms/problems.ts';

const textFields = ['name', 'email', 'phone', 'company', 'website', 'message'] as const;

/** The fields of the proposal form, in their order on the screen. */
export const proposalFields = [...textFields, 'consent'] as const;
export type ProposalField = (typeof proposalFields)[number];
export type ProposalInput = Record<(typeof textFields)[number], string> & { consent: boolean };

export const emptyProposal: ProposalInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  website: '',
  message: '',
  consent: false,
};

/** The input of the form. */
export function readProposal(form: HTMLFormElement | null): ProposalInput {
  const typed = Object.fromEntries(textFields.map((name) => [name, formText(form, name)]));
  return { ...emptyProposal, ...typed, consent: formText(form, 'consent') !== '' };
}

/** The problems of a request before it is sent, by field. */
export function proposalProblems({ name, email, consent }: ProposalInput): Problems<ProposalField> {
  const wrongEmail = emailProblem(email);
  return {
    ...(name.trim().length < NAME_MIN && { name: `Name needs at least ${NAME_MIN} characters` }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(!consent && { consent: rules.consent }),
  };
}
