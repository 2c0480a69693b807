import { FOOTER_FALLBACKS, SOCIAL_ICONS } from '../constants.ts';
import { entry, html, icon, line, link, list, optionalEmail, text } from '../fields.ts';
import { whatsappChat } from '../links.ts';
import { section } from './section.ts';

const links = (label: string, fallback: string) =>
  list(label, entry({ label: line('Text', { fallback, max: 80 }), href: link('Link') }), { item: 'link', max: 24 });

const socialLink = link('Link', { allows: (value) => whatsappChat(value) !== null });

/** Brand, links and contact details at the foot of every public page; the header shows its brand name too. */
export const footer = section('/footer', 'Footer', 'Brand, links and contact details at the bottom of every page.', {
  brandName: line('Brand name', { fallback: FOOTER_FALLBACKS.brandName, max: 80, heading: 'Brand' }),
  brandAbout: text('About the brand', { fallback: FOOTER_FALLBACKS.brandAbout, max: 400 }),
  social: list('Social links', entry({ href: socialLink, iconKey: icon('Icon', SOCIAL_ICONS, 'FaTwitter') }), {
    item: 'social link',
    max: 16,
    help: 'A WhatsApp link also puts the chat button on every page. You can enter a phone number with its country code.',
  }),
  usefulLinksTitle: line('Title of the first list', {
    fallback: FOOTER_FALLBACKS.usefulLinksTitle,
    max: 80,
    heading: 'Links',
  }),
  usefulLinks: links('First list', FOOTER_FALLBACKS.usefulLink),
  servicesTitle: line('Title of the second list', { fallback: FOOTER_FALLBACKS.servicesTitle, max: 80 }),
  servicesLinks: links('Second list', FOOTER_FALLBACKS.servicesLink),
  contactTitle: line('Title of the contact details', {
    fallback: FOOTER_FALLBACKS.contactTitle,
    max: 80,
    heading: 'Contact',
  }),
  addressHtml: html('Address'),
  phone: line('Phone', { max: 60 }),
  phoneLabel: line('Label before the phone number', { fallback: FOOTER_FALLBACKS.phoneLabel, max: 40 }),
  email: optionalEmail('Email'),
  emailLabel: line('Label before the email', { fallback: FOOTER_FALLBACKS.emailLabel, max: 40 }),
  bottomLeftHtml: html('Bottom left', { heading: 'Last line', help: 'Leave empty to show the copyright line.' }),
  bottomRightHtml: html('Bottom right'),
});
