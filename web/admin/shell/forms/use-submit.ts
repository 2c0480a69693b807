import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from './field-errors.ts';

/** Submits a form, keeps the server's errors by field, and focuses the first invalid field. */
export function useSubmit<const F extends string>(fields: readonly F[]) {
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<ReturnType<typeof fieldErrors<F>>>({ errors: {}, failure: '' });

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(told.errors).length > 0)
      form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [told]);

  /** Returns the answer, or null if it failed. */
  async function send<T>(work: () => Promise<T>, fallback: string): Promise<T | null> {
    setSending(true);
    setTold({ errors: {}, failure: '' });
    try {
      return await work();
    } catch (error) {
      setTold(fieldErrors(error, fields, fallback));
      return null;
    } finally {
      setSending(false);
    }
  }

  return { isSending, ...told, send, form };
}
