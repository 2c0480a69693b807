import type { Caller } from './access.ts';
import { Failure } from './failure.ts';

/** Returns the caller. Fails as `not-logged-in` without one. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new Failure('not-logged-in');
  return caller;
}
