import { FOOTER_FALLBACKS } from '../constants.ts';
import { entry, html, line, link, list, optionalEmail, text } from '../fields.ts';
import { section } from './section.ts';
import { socialLinks } from './social-links.ts';

const WHOLE_SITE = 'The whole site uses it. It is the same as in “Name, logo, contact”.';

const links = (label: string, fallback: string) =>
  list(
    label,
    entry({
      label: line('Text', { fallback, max: 80, mustBeTyped: true, placeholder: 'What visitors read' }),
      href: link('Link'),
    }),
    { item: 'link', max: 24 },
  );

/** Brand, links and contact details at the foot of every public page. Brand and contact details are facts of the site. */
export const footer = section('/footer', 'Footer', 'Brand, links and contact details at the bottom of every page.', {
  brandName: line('Brand name', { fallback: FOOTER_FALLBACKS.brandName, max: 80, heading: 'Brand', help: WHOLE_SITE }),
  brandAbout: text('Tagline', { fallback: FOOTER_FALLBACKS.brandAbout, max: 400, help: WHOLE_SITE }),
  social: socialLinks('Social links'),
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
  addressHtml: html('Address', { help: WHOLE_SITE, tools: 'few' }),
  phone: line('Phone', { max: 60, help: WHOLE_SITE }),
  phoneLabel: line('Label before the phone number', { fallback: FOOTER_FALLBACKS.phoneLabel, max: 40 }),
  email: optionalEmail('Email', { help: WHOLE_SITE }),
  emailLabel: line('Label before the email', { fallback: FOOTER_FALLBACKS.emailLabel, max: 40 }),
  bottomLeftHtml: html('Bottom left', { heading: 'Last line', help: 'Leave empty to show the copyright line.' }),
  bottomRightHtml: html('Bottom right'),
});
