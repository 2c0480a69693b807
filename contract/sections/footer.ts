import { SOCIAL_ICONS } from '../constants.ts';
import { entry, html, icon, line, link, list, optionalEmail, text } from '../fields.ts';
import { section } from './section.ts';

const links = (label: string, fallback: string) =>
  list(label, entry({ label: line('Text', { fallback, max: 80 }), href: link('Link') }), { item: 'link', max: 24 });

/** Brand, links and contact details at the foot of every public page; the header shows its brand name too. */
export const footer = section('/footer', 'Footer', 'Brand, links and contact details at the foot of every page.', {
  brandName: line('Brand name', { fallback: 'Your Brand', max: 80, heading: 'Brand' }),
  brandAbout: text('About the brand', { fallback: 'We build things users love.', max: 400 }),
  social: list('Social links', entry({ href: link('Link'), iconKey: icon('Icon', SOCIAL_ICONS, 'FaTwitter') }), {
    item: 'social link',
    max: 16,
    help: 'A WhatsApp link also puts the chat button on every page.',
  }),
  usefulLinksTitle: line('Title of the first list', { fallback: 'Useful Links', max: 80, heading: 'Links' }),
  usefulLinks: links('First list', 'Link'),
  servicesTitle: line('Title of the second list', { fallback: 'Services', max: 80 }),
  servicesLinks: links('Second list', 'Service'),
  contactTitle: line('Title of the contact block', { fallback: 'Contact', max: 80, heading: 'Contact' }),
  addressHtml: html('Address'),
  phone: line('Phone', { max: 60 }),
  phoneLabel: line('Word before the phone number', { fallback: 'Phone:', max: 40 }),
  email: optionalEmail('Email'),
  emailLabel: line('Word before the email', { fallback: 'Email:', max: 40 }),
  bottomLeftHtml: html('Bottom left', { heading: 'Last line', help: 'Left empty it is the copyright line.' }),
  bottomRightHtml: html('Bottom right'),
});
