import { replyLink } from './reply-link.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** A mailto link that answers a lead. */
export function mailLink({ email, plan }: { email: string; plan: { title: string } }): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = plan.title ? shellTexts.yourRequest(plan.title) : shellTexts.yourRequestLabel;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** A tel link for a number in any notation; null if it has too few digits. */
export function phoneLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The URL of a visitor's site, with a scheme added if missing; null if it is invalid. */
export function websiteLink(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!/^https?:\/\/[^\s/]+\.[^\s/.]+/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** A mailto link that answers a message or a lead. */
export function answerLink({
  kind,
  email,
  about,
}: {
  kind: 'messages' | 'leads';
  email: string;
  about: string;
}): string {
  return kind === 'leads' ? mailLink({ email, plan: { title: about } }) : replyLink({ email, subject: about });
}
