import type { Route } from 'playwright-core';

/** Answers with a status, so that the panel reports the failure at once: it repeats only what got no answer. */
export function fulfillUnavailable(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { code: 'unavailable' } });
}
