import { z } from 'zod';
import { email } from '../fields.ts';
import { listOf, replyOf } from '../sections/section.ts';

/**
 * `not-set-up`: there is no mail server or no sender. `nobody`: nobody gets notifications. `untried`: no mail was sent
 * since the last change of the settings. `failing`: the newest attempt failed. `works`: it did not.
 */
export const MAIL_STATES = ['not-set-up', 'nobody', 'untried', 'failing', 'works'] as const;
export type MailStateName = (typeof MAIL_STATES)[number];

/** Whether people are told about enquiries by mail. */
export const mailState = replyOf({
  state: z.enum(MAIL_STATES),
  /** When the newest attempt began; '' if there was none. */
  at: z.string(),
  /** What the mail server answered to it; '' if nothing. */
  answer: z.string(),
});
export type MailState = z.output<typeof mailState>;

export const MAIL_TEST_STEPS = ['connect', 'encrypt', 'login', 'send'] as const;
export type MailTestStepName = (typeof MAIL_TEST_STEPS)[number];

/** Who gets the test mail. */
export const mailTestRequest = z.strictObject({ to: email('Email') });

const mailTestStep = replyOf({
  step: z.enum(MAIL_TEST_STEPS),
  /** `skipped`: the settings do not ask for it. `waiting`: there is no answer yet. */
  state: z.enum(['done', 'failed', 'skipped', 'waiting']),
  /** What happened, with the server's answer. */
  text: z.string(),
  /** What to do about a failure; '' for none. */
  advice: z.string(),
});
export type MailTestStep = z.output<typeof mailTestStep>;

/** The steps of a test mail in their order. Those after a failed one are missing. */
export const mailTest = replyOf({ steps: listOf(mailTestStep) });
export type MailTest = z.output<typeof mailTest>;
