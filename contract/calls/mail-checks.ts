import { z } from 'zod';
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
} as const satisfies CallTable;
