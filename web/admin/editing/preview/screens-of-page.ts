import type { SectionName } from '#contract/sections/index.ts';
import type { PreviewLink, PreviewPage } from './preview-sources.ts';

const FOOTER = 'Footer';

/** The panel screen of each section. */
const sectionScreens: Record<SectionName, PreviewLink> = {
  hero: { title: 'Hero', path: '/hero' },
  work: { title: 'Selected work', path: '/work' },
  about: { title: 'About', path: '/about' },
  'service-section': { title: 'Services', path: '/services' },
  workflow: { title: 'Steps', path: '/steps' },
  faq: { title: 'FAQ', path: '/faqsection' },
  contact: { title: 'Contact', path: '/contact' },
  pricing: { title: 'Pricing', path: '/pricing' },
  footer: { title: FOOTER, path: '/footer' },
};

/** The panel screen for a part of a page, by the element id of its section, or by what the frame calls the part. */
const screens: Record<string, PreviewLink> = {
  hero: sectionScreens.hero,
  work: sectionScreens.work,
  about: sectionScreens.about,
  services: sectionScreens['service-section'],
  workflow: sectionScreens.workflow,
  testimonials: { title: 'Testimonials', path: '/testimonials' },
  reviews: { title: 'Client reviews', path: '/reviews' },
  faq: sectionScreens.faq,
  contact: sectionScreens.contact,
  plans: sectionScreens.pricing,
  footer: sectionScreens.footer,
  brand: { title: FOOTER, path: '/footer?field=brandName' },
  chat: { title: FOOTER, path: '/footer?field=social' },
};

/** The screen that edits a part of the page; undefined if the page's own screen does, or none. */
export function screenOfPart(part: string, page: PreviewPage): PreviewLink | undefined {
  const screen = Object.hasOwn(screens, part) ? screens[part] : undefined;
  return screen?.title === page.title ? undefined : screen;
}

/** The screen that edits a section. */
export function sectionScreen(section: SectionName): PreviewLink {
  return sectionScreens[section];
}
