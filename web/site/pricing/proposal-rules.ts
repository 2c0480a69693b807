import { NAME_MIN } from '#contract/constants.ts';
import { rules } from '#contract/texts.ts';
import { emailProblem } from '#web/site/forms/email-problem.ts';
import type { Problems } from '#web/site/forms/problems.ts';

const texts = ['name', 'email', 'phone', 'company', 'website', 'message'] as const;

/** The fields of the proposal form, in their order on the screen. */
export const proposalFields = [...texts, 'consent'] as const;
export type ProposalField = (typeof proposalFields)[number];
export type ProposalWords = Record<(typeof texts)[number], string> & { consent: boolean };

export const noWords: ProposalWords = {
  name: '',
  email: '',
  phone: '',
  company: '',
  website: '',
  message: '',
  consent: false,
};

/** What was typed into the form. */
export function wordsOf(form: HTMLFormElement | null): ProposalWords {
  const data = new FormData(form ?? undefined);
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(data, name)]));
  return { ...noWords, ...typed, consent: data.has('consent') };
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What is wrong with a request before it is sent, by field. */
export function proposalProblems({ name, email, consent }: ProposalWords): Problems<ProposalField> {
  const wrongEmail = emailProblem(email);
  return {
    ...(name.trim().length < NAME_MIN && { name: `Name needs at least ${NAME_MIN} characters` }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(!consent && { consent: rules.consent }),
  };
}
