import { parseLink, whatsappChat, whatsappChatWith } from '#contract/links.ts';

interface SocialLink {
  href: string;
  iconKey: string;
}

/** The URL of the chat among the footer's social links, or null. */
export function whatsappAddress(social: readonly SocialLink[]): string | null {
  const found = social.find(({ href, iconKey }) => href && (iconKey === 'FaWhatsapp' || whatsappChat(href) !== null));
  return found ? parseLink(socialAddress(found)).href : null;
}

/** The URL of a social link. A chat link may be a phone number, or lack https. */
export function socialAddress({ href, iconKey }: SocialLink): string {
  return whatsappChat(href) ?? (iconKey === 'FaWhatsapp' ? whatsappChatWith(href) : null) ?? href;
}
