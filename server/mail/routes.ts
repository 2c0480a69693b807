import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { readMailState } from './mail-state.ts';
import type { ReadMailSetup } from './mail-setup.ts';
import { sendTestMail } from './test-mail.ts';

/** Test mails of one admin: enough to set mail up, too few to bother anybody with. */
const TESTS = { max: 20, seconds: 600 };

interface Parts {
  database: Database;
  mailSetup: ReadMailSetup;
  siteUrl: string;
  limits: RateLimits;
}

/** Whether mail works, and the test mail that shows it. */
export function mailCalls({ limits, ...parts }: Parts): Handlers {
  return {
    'GET /dashboard/mail-state': () => readMailState(parts.database, parts.mailSetup),
    'POST /settings/mail/test': async ({ body, caller }) => {
      await limits.consume([{ key: `mail-test:${requireCaller(caller).userId}`, ...TESTS }]);
      return sendTestMail(parts, body.to);
    },
  };
}
