import { EMAIL_PATTERN } from '#contract/constants.ts';
import { rules } from '#contract/texts.ts';

/** The problem with a required email address; null if it is valid. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (!email) return rules.emailRequired;
  return EMAIL_PATTERN.test(email) ? null : rules.emailInvalid;
}
