import type { PreviewLink, PreviewPage } from './preview-sources.ts';

const FOOTER = 'Footer';

/** The panel screen for a part of a page, by the element id of its section, or by what the frame calls the part. */
const screens: Record<string, PreviewLink> = {
  hero: { title: 'Hero', path: '/hero' },
  work: { title: 'Selected work', path: '/work' },
  about: { title: 'About', path: '/about' },
  services: { title: 'Services', path: '/services' },
  testimonials: { title: 'Testimonials', path: '/testimonials' },
  reviews: { title: 'Client reviews', path: '/reviews' },
  faq: { title: 'FAQ', path: '/faqsection' },
  contact: { title: 'Contact', path: '/contact' },
  plans: { title: 'Pricing', path: '/pricing' },
  footer: { title: FOOTER, path: '/footer' },
  brand: { title: FOOTER, path: '/footer?field=brandName' },
  chat: { title: FOOTER, path: '/footer?field=social' },
};

/** The screen that edits a part of the page; undefined if the page's own screen does, or none. */
export function screenOfPart(part: string, page: PreviewPage): PreviewLink | undefined {
  const screen = Object.hasOwn(screens, part) ? screens[part] : undefined;
  return screen?.title === page.title ? undefined : screen;
}
