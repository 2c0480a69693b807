import { z } from 'zod';
import { canaryStatus } from '../records/canary.ts';
import { mailDoctor } from '../records/mail-doctor.ts';
import type { CallTable } from './call.ts';

/** Calls that find out whether mail works. */
export const mailChecksCalls = {
  'GET /mail-doctor': {
    summary: 'What DNS says about the sender: SPF, DKIM, DMARC and MX, each with the record to add',
    who: 'admin',
    query: z.object({
      isFresh: z
        .stringbool('isFresh must be true or false')
        .default(false)
        .describe('Ask DNS again instead of using a recent result'),
    }),
    reply: mailDoctor,
  },
  'GET /canary': {
    summary:
      'The daily check of the contact form: whether it is on, when it is due, and its newest runs with their steps',
    who: 'staff',
    reply: canaryStatus,
  },
  'POST /canary/runs': {
    summary: 'Check the contact form now. The run goes on after the reply',
    who: 'admin',
    reply: canaryStatus,
    status: 201,
    audit: { skip: 'Each run adds an entry by itself.' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
