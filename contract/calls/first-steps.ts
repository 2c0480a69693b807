import { z } from 'zod';
import { FIRST_STEPS } from '../first-steps.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { messageReply, type CallTable } from './call.ts';

const firstStep = replyOf({
  name: z.enum(FIRST_STEPS),
  isDone: z.boolean(),
  /** Somebody decided not to do it. */
  isSkipped: z.boolean(),
});

const firstSteps = replyOf({
  /** Those that the caller may do, in their order. */
  steps: listOf(firstStep),
  /** Whether there is starter content that nobody has changed: `present`, `removed` but still in the bin, or `none`. */
  starter: z.enum(['present', 'removed', 'none']),
});

/** The first steps with a new site, and the content that it begins with. */
export const firstStepsCalls = {
  'GET /first-steps': { summary: 'The first steps with a new site', who: 'staff', reply: firstSteps },
  'PUT /first-steps/:name': {
    summary: 'Skip a first step, or take that back',
    who: 'staff',
    params: z.object({ name: z.enum(FIRST_STEPS) }),
    body: z.strictObject({ isSkipped: z.boolean('isSkipped must be true or false') }),
    reply: firstSteps,
    audit: { skip: 'Nothing of the site changes.' },
    invalidates: 'none',
  },
  'DELETE /starter-content': {
    summary: 'Move starter records to the bin and empty starter texts, as far as nobody has changed them',
    who: 'admin',
    reply: messageReply,
    audit: { action: 'delete', kind: 'starter-content', record: { name: '' } },
    invalidates: 'all',
  },
  'POST /starter-content/restore': {
    summary: 'Bring the starter content back, except where there is other content by now',
    who: 'admin',
    reply: messageReply,
    audit: { action: 'restore', kind: 'starter-content', record: { name: '' } },
    invalidates: 'all',
  },
} as const satisfies CallTable;
