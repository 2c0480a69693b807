import { useEffect, useRef, useState, type RefObject } from 'react';
import { formTexts } from '#contract/texts/forms.ts';
import type { FormState } from '#web/ui/form/form-status.tsx';
import { problemsFromIssues, joinProblems, type Problems } from './problems.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { ApiError, messageOf } from '#web/api.ts';

interface SubmissionOptions<F extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** The fields that can show a problem. */
  fields: readonly F[];
  check: () => Problems<F>;
  /** Sends the input and returns the message for the visitor. */
  send: () => Promise<string>;
  failed: string;
  onSent: () => void;
}

interface Progress<F extends string> {
  state: FormState;
  message: string;
  problems: Problems<F>;
  /** The number of failures. After each one the focus goes to the first wrong field. */
  failures: number;
}

/**
 * Submits a visitor's form: checks it, sends it once, then shows thanks or the problems. After a failure the first
 * wrong field gets the focus. Input is cleared only after success.
 */
export function useSubmission<F extends string>({ form, fields, check, send, failed, onSent }: SubmissionOptions<F>) {
  const [progress, setProgress] = useState<Progress<F>>({ ...IDLE, failures: 0 });
  const sending = useRef(false);

  useEffect(() => {
    if (progress.failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [progress.failures, form]);

  function fail(message: string, problems: Problems<F>) {
    setProgress(({ failures }) => ({ state: 'failed', message, problems, failures: failures + 1 }));
  }

  async function submit() {
    if (sending.current) return;
    const problems = check();
    if (joinProblems(problems)) {
      fail(joinProblems(problems), problems);
      return;
    }
    sending.current = true;
    setProgress((before) => ({ ...before, ...IDLE, state: 'sending' }));
    try {
      const message = await send();
      setProgress((before) => ({ ...before, state: 'sent', message, problems: {} }));
      onSent();
    } catch (error) {
      const { message, issues } = describeSubmitError(error, failed);
      fail(message, problemsFromIssues(issues, fields));
    } finally {
      sending.current = false;
    }
  }

  /** Removes the problem of a field that the visitor changes. */
  function changed(field: F | undefined) {
    if (field === undefined || progress.problems[field] === undefined) return;
    const { [field]: _, ...problems } = progress.problems;
    const rest = problems as Problems<F>; // the same without one field, which the compiler cannot follow
    setProgress({ ...progress, ...(joinProblems(rest) ? { message: joinProblems(rest), problems: rest } : IDLE) });
  }

  return { ...progress, submit, changed };
}

const IDLE = { state: 'idle', message: '', problems: {} } as const;

interface SubmitError {
  message: string;
  issues: FieldIssue[];
}

/** The message for a form that could not be sent: the server's, or that the server was not reached. */
export function describeSubmitError(error: unknown, fallback: string): SubmitError {
  if (error instanceof ApiError) return { message: messageOf(error, fallback), issues: error.issues };
  // In every browser, a request without a response is a TypeError, with a different message in each.
  if (error instanceof TypeError) return { message: `${fallback}${formTexts.notReached}`, issues: [] };
  return { message: (error instanceof Error && error.message) || fallback, issues: [] };
}
