/** The address that opens an answer to a message in one's own mail program. */
export function replyAddress({ email, subject }: { email: string; subject: string }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject || 'Your message'}`)}`;
}
