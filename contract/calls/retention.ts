import { RETENTION_AHEAD_DAYS, RETENTION_AHEAD_ENTRIES } from '../constants.ts';
import * as retention from '../records/retention.ts';
import type { CallTable } from './call.ts';

/** How long what visitors sent is kept. */
export const retentionCalls = {
  'GET /retention': {
    summary: 'After how many days the site deletes what visitors send; 0 for no fixed time',
    who: 'anyone',
    reply: retention.publicRetention,
  },
  'GET /retention/due': {
    summary: `What is deleted for good within ${RETENTION_AHEAD_DAYS} days, at most the first ${RETENTION_AHEAD_ENTRIES}`,
    who: 'staff',
    reply: retention.dueDeletions,
  },
} as const satisfies CallTable;
