import type { Lead } from '#contract/records/lead.ts';

/** The address that opens an answer to a lead in one's own mail program. */
export function mailAddress({ email, plan }: Pick<Lead, 'email' | 'plan'>): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = plan.title ? `Your request: ${plan.title}` : 'Your request';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** The address that calls a number, however it is written; null where there are too few digits to be one. */
export function callAddress(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The address of a visitor's site, which may lack its scheme; null for what is none. */
export function siteAddress(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!/^https?:\/\/[^\s/]+\.[^\s/.]+/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
