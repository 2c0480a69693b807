import { z } from 'zod';
import { CANARY_STEPS, type CanaryStepName } from '../canary-steps.ts';
import { listOf, replyOf } from '../sections/section.ts';

const STEP_NAMES = Object.keys(CANARY_STEPS) as CanaryStepName[];
const CANARY_RESULTS = ['running', 'passed', 'failed'] as const;
/** `off`: switched off. `waiting`: mail is not set up yet. */
const CANARY_STATES = ['on', 'off', 'waiting'] as const;

const canaryStep = replyOf({
  name: z.enum(STEP_NAMES),
  isPassed: z.boolean(),
  ms: z.number().int(),
  /** Why it failed; '' if it did not. */
  problem: z.string(),
});
export type CanaryStep = z.output<typeof canaryStep>;

const canaryRun = replyOf({
  _id: z.string(),
  startedAt: z.string(),
  /** '' while it runs. */
  endedAt: z.string(),
  result: z.enum(CANARY_RESULTS),
  /** The steps that ended, the failed one among them. */
  steps: listOf(canaryStep),
});
export type CanaryRun = z.output<typeof canaryRun>;

export const canaryStatus = replyOf({
  state: z.enum(CANARY_STATES),
  /** Whether no run has started for `CANARY_LATE_HOURS` hours while it is on. */
  isLate: z.boolean(),
  /** When it is due next; '' unless it is on. */
  nextAt: z.string(),
  /** The newest first. */
  runs: listOf(canaryRun),
});
export type CanaryStatus = z.output<typeof canaryStatus>;
