import type { Route } from 'playwright-core';

/**
 * Responds with a status, so that the panel reports the failure at once: it retries only requests without a response.
 */
export function fulfillUnavailable(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { code: 'unavailable' } });
}
