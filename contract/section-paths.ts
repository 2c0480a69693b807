import type { SectionName } from './sections/index.ts';

/** The page of the site that shows a section best. */
export const SECTION_PATHS = {
  site: '/',
  menus: '/',
  appearance: '/',
  hero: '/',
  work: '/',
  about: '/about',
  'service-section': '/',
  workflow: '/',
  faq: '/services',
  contact: '/contact',
  footer: '/',
  pricing: '/pricing',
  'page-texts': '/portfolio',
} as const satisfies Record<SectionName, string>;
