import { expect } from 'vitest';

/** Repeats an expectation until it holds. The timeout is long, because the machine may be busy. */
export function poll<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 120_000 });
}
