import { EMAIL_PATTERN } from '#contract/constants.ts';
import type { FormRule } from '#contract/form-rules.ts';
import { formTexts } from '#contract/texts/forms.ts';
import type { Problems } from './problems.ts';

type Input = string | number | boolean | null;

/** The problems of a form before it is sent, by field and in the order of its rules. */
export function formProblems<F extends string>(
  formRules: Readonly<Record<F, FormRule>>,
  input: Readonly<Record<F, Input>>,
): Problems<F> {
  const problems: Problems<F> = {};
  for (const field in formRules) {
    const problem = fieldProblem(formRules[field], input[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function fieldProblem(rule: FormRule, value: Input): string | null {
  if ('options' in rule) return rule.options.some((option) => option === value) ? null : rule.message;
  if ('isEmail' in rule) return emailProblem(String(value));
  const { label, min = 0, max } = rule;
  if ('fallback' in rule) {
    const isInRange = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    return isInRange ? null : formTexts.notInRange(label, min, max);
  }
  const { length } = String(value).trim();
  if (length < min) return rule.message ?? formTexts.tooShort(label, min);
  return length > max ? formTexts.tooLong(label, max) : null;
}

/** The problem with a required email address; null if it is valid. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (!email) return formTexts.emailRequired;
  return EMAIL_PATTERN.test(email) ? null : formTexts.emailInvalid;
}
