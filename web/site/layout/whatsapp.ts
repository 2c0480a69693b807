import { parseLink, whatsappChat, whatsappChatWith } from '#contract/links.ts';

interface SocialLink {
  href: string;
  iconKey: string;
}

/** The address of the chat that the footer's social links offer, or null when there is none. */
export function whatsappAddress(social: readonly SocialLink[]): string | null {
  const found = social.find(({ href, iconKey }) => href && (iconKey === 'FaWhatsapp' || whatsappChat(href) !== null));
  return found ? parseLink(socialAddress(found)).href : null;
}

/** Where a social link leads. One to a chat may be a telephone number, or stand without https. */
export function socialAddress({ href, iconKey }: SocialLink): string {
  return whatsappChat(href) ?? (iconKey === 'FaWhatsapp' ? whatsappChatWith(href) : null) ?? href;
}
