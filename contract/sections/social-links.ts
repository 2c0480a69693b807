import { SOCIAL_ICONS } from '../constants.ts';
import type { FieldOptions } from '../fields/field-options.ts';
import { entry, icon, link, list } from '../fields.ts';
import { whatsappChat } from '../links.ts';

const socialLink = link('Link', { allows: (value) => whatsappChat(value) !== null });

/** The profiles of the agency on other sites. */
export function socialLinks(label: string, extra: FieldOptions = {}) {
  return list(label, entry({ href: socialLink, iconKey: icon('Icon', SOCIAL_ICONS, 'FaTwitter') }), {
    item: 'social link',
    max: 16,
    help: 'A WhatsApp link also puts the chat button on every page. You can enter a phone number with its country code.',
    ...extra,
  });
}
