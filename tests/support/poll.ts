import { expect } from 'vitest';

/** Looks again until it is as expected: for what comes in a moment, and on a busy machine in a few. */
export function poll<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 30_000 });
}
