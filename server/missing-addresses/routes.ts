import { saved } from '#contract/texts.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { MissingAddressLog } from './log.ts';

/** The addresses without a page that visitors asked for. */
export function missingAddressCalls(log: MissingAddressLog): Handlers {
  return {
    'GET /missing-addresses': () => log.list(),
    'POST /missing-addresses/ignore': async ({ body }) => {
      await log.ignore(body.path, body.isIgnored);
      return { message: saved.missingAddress };
    },
  };
}
