import { REPLY_SUBJECT_MAX } from '#contract/constants.ts';
import type { EnquirySource } from './enquiry-source.ts';

/** The subject of the next reply: that of the thread, or one that follows from the form. */
export function replySubject({ kind, about }: EnquirySource, thread: readonly { subject: string }[]): string {
  const before = thread.findLast(({ subject }) => subject !== '')?.subject;
  const first = about || (kind === 'leads' ? 'Your request' : 'Your message');
  const subject = before ?? (kind === 'leads' && about ? `Your request: ${about}` : first);
  return (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, REPLY_SUBJECT_MAX);
}
