import type { FieldIssue } from '#contract/failures.ts';
import { MESSAGE_SEPARATOR } from '#contract/constants.ts';

/** The problems of a form, by field. */
export type Problems<F extends string> = Partial<Record<F, string>>;

/** All problems as one message, in the order of the fields. */
export function joinProblems(problems: Problems<string>): string {
  return Object.values(problems).filter(Boolean).join(MESSAGE_SEPARATOR);
}

/** The server's issues by field; the first of several about the same field. */
export function problemsFromIssues<F extends string>(issues: FieldIssue[], fields: readonly F[]): Problems<F> {
  const problems: Problems<F> = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => path === name || path.startsWith(`${name}.`));
    if (field) problems[field] ??= message;
  }
  return problems;
}
