import type { Handlers } from '#server/http/calls.ts';
import type { Canary } from './canary.ts';

/** The state and the runs of the daily check. */
export function canaryCalls({ status, startNow }: Canary): Handlers {
  return {
    'GET /canary': () => status(),
    'POST /canary/runs': () => startNow(),
  };
}
