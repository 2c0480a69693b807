import type { Caller } from '#server/http/access.ts';
import { Failure } from '#server/http/failure.ts';

/** Returns the caller. Fails as `not-logged-in` without one. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new Failure('not-logged-in');
  return caller;
}
