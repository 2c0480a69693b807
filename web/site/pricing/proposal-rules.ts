import { leadRules } from '#contract/form-rules.ts';
import { formProblems } from '#web/site/forms/field-problem.ts';
import { formText } from '#web/site/forms/form-data.ts';
import type { Problems } from '#web/site/forms/problems.ts';

export type ProposalField = keyof typeof leadRules;
export type ProposalInput = Record<Exclude<ProposalField, 'consent'>, string> & { consent: boolean };

/** The fields of the proposal form, in their order on the screen. */
export const proposalFields = Object.keys(leadRules) as ProposalField[];

export const emptyProposal: ProposalInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  website: '',
  message: '',
  consent: false,
};

export function readProposal(form: HTMLFormElement | null): ProposalInput {
  const typed = Object.fromEntries(proposalFields.map((name) => [name, formText(form, name)]));
  return { ...emptyProposal, ...typed, consent: typed['consent'] !== '' };
}

/** The problems of a request before it is sent, by field. */
export function proposalProblems(input: ProposalInput): Problems<ProposalField> {
  return formProblems(leadRules, input);
}
