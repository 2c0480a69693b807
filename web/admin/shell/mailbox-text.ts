import type { MailboxState } from '#contract/records/thread.ts';
import { formatAgo } from './dates/ago.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** When the mailbox for answers was read last, and how many of its mails belong to no enquiry. */
export function mailboxText({ state, failure, checkedAt, unassigned }: MailboxState): string {
  if (state === 'failing') return shellTexts.lastAttempt(formatAgo(checkedAt), failure);
  if (state === 'unread') return shellTexts.theMailboxWasNotRead;
  return shellTexts.mailboxRead(formatAgo(checkedAt), unassignedText(unassigned));
}

/** Only their number is known: the product keeps nothing of them. */
function unassignedText(count: number): string {
  return count === 0 ? '' : shellTexts.unassignedMails(count);
}
