import type { MailboxState } from '#contract/records/thread.ts';
import { formatAgo } from './dates/ago.ts';

/** When the mailbox for answers was read last, and how many of its mails belong to no enquiry. */
export function mailboxText({ state, failure, checkedAt, unassigned }: MailboxState): string {
  if (state === 'failing') return `Last attempt: ${formatAgo(checkedAt)}. ${failure}`;
  if (state === 'unread') return 'The mailbox was not read yet.';
  return `Mailbox read: ${formatAgo(checkedAt)}. ${unassignedText(unassigned)}`;
}

/** Only their number is known: the product keeps nothing of them. */
function unassignedText(count: number): string {
  if (count === 0) return '';
  const mails = count === 1 ? '1 mail belonged' : `${count} mails belonged`;
  return `${mails} to no enquiry: read ${count === 1 ? 'it' : 'them'} in your mail program.`;
}
