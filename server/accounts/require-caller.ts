import type { Caller } from '#server/http/access.ts';
import { Failure } from '#server/http/failure.ts';

/** The caller of a call that needs one. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new Failure('not-logged-in');
  return caller;
}
