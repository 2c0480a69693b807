import * as shellTexts from '#web/admin/texts/shell.ts';

/** A mailto link that answers a message. */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject || shellTexts.yourMessage}`)}`;
}
