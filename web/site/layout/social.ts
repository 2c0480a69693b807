import { SOCIAL_ICONS } from '#contract/constants.ts';

/** The names of the services behind the social icons. */
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

/** The accessible name of a social link. An unknown icon is drawn as Twitter's. */
export function socialName(iconKey: string): string {
  const known = SOCIAL_ICONS.find((key) => key === iconKey);
  return socialNames[known ?? 'FaTwitter'];
}
