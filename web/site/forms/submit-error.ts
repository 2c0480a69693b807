import type { FieldIssue } from '#contract/failures.ts';
import { notReached } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';

export interface SubmitError {
  message: string;
  issues: FieldIssue[];
}

/** What to tell a visitor whose form could not be sent: the server's words, or that nothing reached it. */
export function describeSubmitError(error: unknown, fallback: string): SubmitError {
  if (error instanceof ApiError) return { message: messageOf(error, fallback), issues: error.issues };
  // A request that got no answer at all is a TypeError in every browser, with words of its own in each.
  if (error instanceof TypeError) return { message: `${fallback}${notReached}`, issues: [] };
  return { message: (error instanceof Error && error.message) || fallback, issues: [] };
}
