import { staging } from '#contract/staging-texts.ts';
import { invalidInput } from '#server/http/failure.ts';

/** A moment must be in the future; '' is none. */
export function requireFuture(publishAt: string, now = Date.now()): void {
  if (publishAt === '' || Date.parse(publishAt) > now) return;
  throw invalidInput([{ path: ['publishAt'], message: staging.past }]);
}
