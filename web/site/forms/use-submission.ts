import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormState } from '#web/ui/form/form-status.tsx';
import { describeSubmitError } from './submit-error.ts';
import { problemsFromIssues, joinProblems, type Problems } from './problems.ts';

interface SubmissionOptions<F extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** The fields that can show a problem. */
  fields: readonly F[];
  check: () => Problems<F>;
  /** Sends what was typed and answers what to tell the visitor. */
  sendProposal: () => Promise<string>;
  failed: string;
  onSent: () => void;
}

interface Progress<F extends string> {
  state: FormState;
  message: string;
  problems: Problems<F>;
  /** How often it has failed: each time, and only then, the focus goes to the first wrong field. */
  failures: number;
}

/**
 * The way of a visitor's form: checked, sent once, then thanked or told what is wrong, with the focus on the first
 * wrong field. Nothing typed is touched unless it was sent.
 */
export function useSubmission<F extends string>({
  form,
  fields,
  check,
  sendProposal: send,
  failed,
  onSent,
}: SubmissionOptions<F>) {
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

  /** Takes back what was said about a field that is being changed. */
  function changed(field: F | undefined) {
    if (field === undefined || progress.problems[field] === undefined) return;
    const { [field]: _, ...problems } = progress.problems;
    const rest = problems as Problems<F>; // the same without one field, which the compiler cannot follow
    setProgress({ ...progress, ...(joinProblems(rest) ? { message: joinProblems(rest), problems: rest } : IDLE) });
  }

  return { ...progress, submit, changed };
}

const IDLE = { state: 'idle', message: '', problems: {} } as const;
