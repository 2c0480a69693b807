import { z } from 'zod';
import { ARRIVED_DAYS } from '#contract/constants.ts';
import * as traces from '#contract/records/audit-entry.ts';
import { listOf } from '#contract/sections/section.ts';
import { arrivalRange, newestFirst, paged, type Call } from './call.ts';

/** What the dashboard tells. */
export const dashboardCalls = {
  'GET /activity': {
    summary: 'What staff did, newest first; on accounts of others, logins and addresses only for admins',
    who: 'staff',
    query: z.object({
      ...newestFirst,
      limit: paged(20).limit,
      scope: z.enum(['work', 'all']).default('work').describe('With `all` also logins, failed ones among them'),
      user: z.string().max(60).default('').describe('The _id of who did it'),
      kind: z.string().max(40).default(''),
      action: z.string().max(40).default(''),
      ...arrivalRange,
    }),
    reply: traces.auditEntryList,
  },
  'GET /activity/people': {
    summary: 'Who left traces, by name',
    who: 'staff',
    reply: listOf(traces.auditPerson),
  },
  'GET /desk/waiting': { summary: 'How much work waits, kind by kind', who: 'staff', reply: traces.todo },
  'GET /desk/since': {
    summary: 'What happened since one was in the panel before this visit',
    who: 'staff',
    reply: traces.sinceLeft,
  },
  'GET /desk/retention': { summary: 'How long enquiries and backups are kept', who: 'staff', reply: traces.retention },
  'GET /desk/days': {
    summary: `How many messages and leads came on each of the last ${ARRIVED_DAYS} days`,
    who: 'staff',
    query: z.object({
      offset: z.coerce
        .number('offset must be a number')
        .int()
        .min(-840)
        .max(840)
        .default(0)
        .describe('Minutes by which the clock that makes the days is ahead of UTC'),
    }),
    reply: listOf(traces.arrivalDay),
  },
} as const satisfies Record<string, Call>;
