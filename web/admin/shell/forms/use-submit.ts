import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from './field-errors.ts';

/** Submits a form, keeps the server's errors by field, and focuses the first invalid field. */
export function useSubmit<const F extends string>(fields: readonly F[]) {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ReturnType<typeof fieldErrors<F>>>({ errors: {}, failure: '' });

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(result.errors).length > 0)
      form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [result]);

  /** Returns the answer, or null if it failed. */
  async function send<T>(work: () => Promise<T>, fallback: string): Promise<T | null> {
    setSending(true);
    setResult({ errors: {}, failure: '' });
    try {
      return await work();
    } catch (error) {
      setResult(fieldErrors(error, fields, fallback));
      return null;
    } finally {
      setSending(false);
    }
  }

  return { isSending, ...result, send, form };
}
