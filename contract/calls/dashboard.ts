import { z } from 'zod';
import { ARRIVED_DAYS, INBOX_ENTRIES, INBOX_ENTRIES_OF_KIND } from '#contract/constants.ts';
import * as auditEntries from '#contract/records/audit-entry.ts';
import { mailState } from '#contract/records/mail.ts';
import { listOf } from '#contract/sections/section.ts';
import { arrivalRange, newestFirst, paged, type CallTable } from './call.ts';

/** The calls of the dashboard. */
export const dashboardCalls = {
  'GET /audit-log': {
    formerly: 'GET /activity',
    summary: 'Activity of staff, newest first. Only admins see logins, network addresses and changes to other accounts',
    who: 'staff',
    query: z.object({
      ...newestFirst,
      limit: paged(20).limit,
      scope: z.enum(['work', 'all']).default('work').describe('With `all`, logins and failed logins too'),
      user: z.string().max(60).default('').describe('The _id of the user'),
      kind: z.string().max(40).default(''),
      action: z.string().max(40).default(''),
      ...arrivalRange,
    }),
    reply: auditEntries.auditEntryList,
  },
  'GET /audit-log/people': {
    formerly: 'GET /activity/people',
    summary: 'Users with activity, by name',
    who: 'staff',
    reply: listOf(auditEntries.auditPerson),
  },
  'GET /dashboard/todo': {
    formerly: 'GET /desk/waiting',
    summary: 'Open tasks by kind',
    who: 'staff',
    reply: auditEntries.todo,
  },
  'GET /dashboard/inbox': {
    summary: `New leads, unread messages and pending reviews, in this order, newest first in each kind. At most ${INBOX_ENTRIES}, and ${INBOX_ENTRIES_OF_KIND} of a kind while others wait`,
    who: 'staff',
    reply: listOf(auditEntries.inboxEntry),
  },
  'GET /dashboard/last-visit': {
    formerly: 'GET /desk/since',
    summary: 'What happened since your last visit to the panel',
    who: 'staff',
    reply: auditEntries.sinceLeft,
  },
  'GET /dashboard/mail-state': {
    summary: 'Whether people are told about enquiries by mail',
    who: 'staff',
    reply: mailState,
  },
  'GET /dashboard/retention': {
    formerly: 'GET /desk/retention',
    summary: 'How many backups are kept',
    who: 'staff',
    reply: auditEntries.retention,
  },
  'GET /dashboard/arrivals': {
    formerly: 'GET /desk/days',
    summary: `How many messages and leads arrived on each of the last ${ARRIVED_DAYS} days`,
    who: 'staff',
    query: z.object({
      offset: z.coerce
        .number('offset must be a number')
        .int()
        .min(-840)
        .max(840)
        .default(0)
        .describe('Offset of the local time from UTC in minutes. It decides where days begin'),
    }),
    reply: listOf(auditEntries.arrivalDay),
  },
} as const satisfies CallTable;
