import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** What DNS says about a mail domain, in the order in which the panel shows it. */
export const MAIL_CHECKS = ['spf', 'dkim', 'dmarc', 'mx'] as const;
export type MailCheckName = (typeof MAIL_CHECKS)[number];

/**
 * `good`: enough. `improve`: works, and could do more. `missing`: no record. `broken`: there is one, which receivers
 * cannot use. `unknown`: DNS gave no answer, or the name to ask for is not known.
 */
export const MAIL_CHECK_STATES = ['good', 'improve', 'missing', 'broken', 'unknown'] as const;
export type MailCheckState = (typeof MAIL_CHECK_STATES)[number];

/** Minutes for which the result of the mail doctor is kept. */
export const MAIL_DOCTOR_MINUTES = 5;
/** Seconds after which a check ends, whatever DNS has answered until then. */
export const MAIL_DOCTOR_MAX_SECONDS = 15;

const dnsRecord = replyOf({
  host: z.string(),
  type: z.enum(['TXT', 'MX']),
  value: z.string(),
});
export type DnsRecord = z.output<typeof dnsRecord>;

const mailCheck = replyOf({
  name: z.enum(MAIL_CHECKS),
  state: z.enum(MAIL_CHECK_STATES),
  /** The result in a few words. */
  title: z.string(),
  /** What was found, and whether it is enough. */
  explanation: z.string(),
  /** What happens to mails without it. */
  effect: z.string(),
  /** The records as DNS gave them: text of strangers. */
  found: z.array(z.string()),
  /** What to do; '' if nothing. */
  advice: z.string(),
  /** The record to add or to replace the present one; none if nothing is to be done or only the mail provider knows it. */
  records: listOf(dnsRecord),
});
export type MailCheck = z.output<typeof mailCheck>;

/** Whether receivers can see that mails of this site are genuine. */
export const mailDoctor = replyOf({
  /** The domain of the sender; '' while mail is not set up. */
  domain: z.string(),
  checkedAt: z.string(),
  /** Whether DNS answered. If not, `problem` says why and there are no checks. */
  isReached: z.boolean(),
  problem: z.string(),
  checks: listOf(mailCheck),
});
export type MailDoctor = z.output<typeof mailDoctor>;
