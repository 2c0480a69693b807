import { PROJECTS } from './projects.ts';
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
  'page-texts': `/${PROJECTS}`,
} as const satisfies Record<SectionName, string>;
