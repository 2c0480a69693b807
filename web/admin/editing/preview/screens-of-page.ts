import type { SectionName } from '#contract/sections/index.ts';
import { PAGE_TEXTS } from '#web/site/preview/messages.ts';
import type { PreviewLink, PreviewPage } from './preview-sources.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** The panel screen of each section. */
const sectionScreens: Record<SectionName, PreviewLink> = {
  site: { title: commonTexts.siteIdentity, path: '/site' },
  appearance: { title: commonTexts.appearance, path: '/appearance' },
  menus: { title: commonTexts.menu, path: '/menus' },
  hero: { title: commonTexts.hero, path: '/hero' },
  work: { title: commonTexts.selectedWork, path: '/work' },
  about: { title: commonTexts.about, path: '/about' },
  'service-section': { title: commonTexts.services, path: '/services' },
  workflow: { title: previewTexts.steps, path: '/steps' },
  faq: { title: 'FAQ', path: '/faqsection' },
  contact: { title: commonTexts.contact, path: '/contact' },
  pricing: { title: commonTexts.pricing, path: '/pricing' },
  footer: { title: commonTexts.footer, path: '/footer' },
  'page-texts': { title: commonTexts.pageTexts, path: '/page-texts' },
};

/** The panel screen for a part of a page, by the element id of its section, or by what the frame calls the part. */
const screens: Record<string, PreviewLink> = {
  hero: sectionScreens.hero,
  work: sectionScreens.work,
  about: sectionScreens.about,
  services: sectionScreens['service-section'],
  workflow: sectionScreens.workflow,
  testimonials: { title: commonTexts.testimonials, path: '/testimonials' },
  reviews: { title: commonTexts.clientReviews, path: '/reviews' },
  faq: sectionScreens.faq,
  contact: sectionScreens.contact,
  plans: sectionScreens.pricing,
  footer: sectionScreens.footer,
  header: sectionScreens.menus,
  brand: { ...sectionScreens.site, path: '/site?field=name' },
  chat: { ...sectionScreens.site, path: '/site?field=social' },
};

/** The screen that edits a part of the page; undefined if the page's own screen does, or none. */
export function screenOfPart(part: string, page: PreviewPage): PreviewLink | undefined {
  const screen = Object.hasOwn(screens, part) ? screens[part] : undefined;
  return screen?.title === page.title ? undefined : screen;
}

/** The field of a small text of the page, by its path; undefined for other paths. */
export function linkToPageText(path: string): PreviewLink | undefined {
  if (!path.startsWith(`${PAGE_TEXTS}.`)) return undefined;
  const { title, path: screen } = sectionScreens['page-texts'];
  return { title, path: `${screen}?${new URLSearchParams({ field: path.slice(PAGE_TEXTS.length + 1) })}` };
}

/** The screen that edits a section. */
export function sectionScreen(section: SectionName): PreviewLink {
  return sectionScreens[section];
}
