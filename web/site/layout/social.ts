import { SOCIAL_ICONS } from '#contract/constants.ts';

/** What people call the place behind a social icon. */
export const socialNames: Record<(typeof SOCIAL_ICONS)[number], string> = {
  FaTwitter: 'Twitter',
  FaFacebookF: 'Facebook',
  FaInstagram: 'Instagram',
  FaLinkedinIn: 'LinkedIn',
  FaYoutube: 'YouTube',
  FaWhatsapp: 'WhatsApp',
  FaTelegramPlane: 'Telegram',
  FaPinterestP: 'Pinterest',
  FaSnapchatGhost: 'Snapchat',
  FaGithub: 'GitHub',
  FaRedditAlien: 'Reddit',
};

/** What a social link is called for those who do not see its icon; an unknown icon is drawn as Twitter's. */
export function socialName(iconKey: string): string {
  const known = SOCIAL_ICONS.find((key) => key === iconKey);
  return socialNames[known ?? 'FaTwitter'];
}
