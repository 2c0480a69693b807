import { isWhatsappLink, linkOf } from '#contract/links.ts';

/** The address of the chat that the footer's social links offer, or null when there is none. */
export function whatsappAddress(social: readonly { href: string; iconKey: string }[]): string | null {
  const found = social.find(({ href, iconKey }) => href && (iconKey === 'FaWhatsapp' || isWhatsappLink(href)));
  if (!found) return null;
  const isBare = isWhatsappLink(found.href) && !/^\w+:/.test(found.href.trim());
  return isBare ? `https://${found.href.trim()}` : linkOf(found.href).href;
}
