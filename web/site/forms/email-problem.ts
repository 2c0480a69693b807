import { EMAIL_PATTERN } from '#contract/constants.ts';
import { rules } from '#contract/texts.ts';

/** What is wrong with an email address that must be given. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (!email) return rules.emailRequired;
  return EMAIL_PATTERN.test(email) ? null : rules.emailInvalid;
}
