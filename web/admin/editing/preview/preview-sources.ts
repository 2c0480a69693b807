import { readingMinutes } from '#contract/reading-time.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { PROJECTS } from '#contract/projects.ts';
import { SECTION_PATHS } from '#contract/section-paths.ts';
import { withLabels } from '#contract/menu-labels.ts';
import type { SectionFields, SectionName } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';
import { PREVIEW_THEME } from '#contract/themes.ts';
import { mirroredFacts } from '#contract/sections/site-facts.ts';
import { query } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import type { PinnedQuery } from '#web/site/preview/messages.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** The public page that shows what is being edited. */
export interface PreviewPage {
  /** What is shown, such as 'Hero'. */
  title: string;
  /** An existing page that the iframe loads. */
  start: string;
  /** The path of the shown page. If it differs from `start`, the app in the iframe navigates to it. */
  page: string;
  /** A CSS selector of the edited part of the page. */
  container: string;
}

/** The page, and the responses of its API calls for the edited record. */
export interface PreviewSource extends PreviewPage {
  /** The responses of the page's API calls for these fields, as the public would see them. */
  pinnedQueries: (fields: Values) => PinnedQuery[];
  /** The page that the iframe loads for these fields, if it depends on them. */
  startFor?: (fields: Values) => string;
  /** The path of the page for a field that the page does not show. */
  pageFor?: (path: string) => string | undefined;
  /** Present if the form has a path for each part of the page. */
  parts?: (fields: Values) => PagePart[];
  /** Present if the page shows other records of the same kind. */
  sharedPage?: SharedPageRecord;
}

/** A part of the page: the id of its section, and the path of its fields. */
export interface PagePart {
  id: string;
  path: string;
}

/** A record on a page that also shows others. */
export interface SharedPageRecord {
  /** Prefix of its field paths, like those of the others. */
  id: string;
  /** The field to show while none has focus. */
  main: string;
  /** The saved records of the page, including this one. Returns a new object when one of them changes. */
  records: () => unknown;
  /** Why the page does not show it; empty if it does. */
  hiddenReason: (fields: Values) => string;
  /** Where another record is edited. */
  linkTo: (id: string) => PreviewLink | undefined;
}

export interface PreviewLink {
  title: string;
  path: string;
}

/** The slug of a record that has none yet. */
export const UNSAVED_SLUG = 'preview';

const SECTION_PAGES: Record<SectionName, { title: string; container: string }> = {
  site: { title: commonTexts.siteIdentity, container: 'body' },
  appearance: { title: commonTexts.appearance, container: 'body' },
  menus: { title: commonTexts.menu, container: 'body > header' },
  hero: { title: commonTexts.hero, container: '#hero' },
  work: { title: commonTexts.selectedWork, container: '#work' },
  about: { title: commonTexts.about, container: 'main' },
  'service-section': { title: commonTexts.services, container: '#services' },
  workflow: { title: previewTexts.steps, container: '#workflow' },
  faq: { title: 'FAQ', container: '#faq' },
  contact: { title: commonTexts.contact, container: '#contact' },
  footer: { title: commonTexts.footer, container: 'main ~ footer' },
  pricing: { title: commonTexts.pricing, container: 'main' },
  'page-texts': { title: commonTexts.pageTexts, container: 'main' },
};

const sectionKeys = {
  appearance: query('GET /appearance').queryKey,
  menus: query('GET /menus').queryKey,
  site: query('GET /site').queryKey,
  hero: query('GET /hero').queryKey,
  work: query('GET /work').queryKey,
  about: query('GET /about').queryKey,
  'service-section': query('GET /service-section').queryKey,
  workflow: query('GET /workflow').queryKey,
  faq: query('GET /faq').queryKey,
  contact: query('GET /contact/section').queryKey,
  footer: query('GET /footer').queryKey,
  pricing: query('GET /pricing').queryKey,
  'page-texts': query('GET /page-texts').queryKey,
} satisfies Record<SectionName, readonly unknown[]>;

/** The menu, with the titles of its pages as far as they are known. */
export function menuPreview(targets: readonly MenuTarget[]): PreviewSource {
  return {
    ...sectionPreview('menus'),
    pinnedQueries: (fields) => {
      const labelled = withLabels(fields as SectionFields<'menus'>, targets); // the values of its form
      return [{ key: sectionKeys.menus, value: withServerFields(labelled) }];
    },
  };
}

/** No page has this path. */
const MISSING_PAGE = '/no-page-has-this-address';

/** Where the pictures at the top of other pages are shown. */
const LANDSCAPE_PAGES: Readonly<Record<string, string>> = {
  pageImageUrl: '/pricing',
  blogImageUrl: '/blog',
  projectsImageUrl: `/${PROJECTS}`,
  missingPageImageUrl: '/login',
} satisfies Partial<Record<keyof SectionFields<'site'>, string>>;

/** A record of each collection whose pages have small texts: its slug, or undefined if there is none. */
export type FirstRecords = Readonly<Record<'blog' | 'projects' | 'services', string | undefined>>;

/** The small texts, each on a page that shows it. Without a post, project or service it is the page of their list. */
export function pageTextsPreview(first: FirstRecords): PreviewSource {
  const under = (list: string, slug: string | undefined) => (slug ? `${list}/${slug}` : list);
  const pages: [beginning: string, page: string][] = [
    ['about', '/about'],
    ['servicesHeading', '/services'],
    ['projects', `/${PROJECTS}`],
    ['project', under(`/${PROJECTS}`, first.projects)],
    ['blog', '/blog'],
    ['postBox', under('/blog', first.blog)],
    ['serviceBox', under('/services', first.services)],
    ['plans', '/pricing'],
    ['pricing', '/pricing'],
    ['reviews', '/'],
    ['testimonials', '/'],
    ['missingPage', MISSING_PAGE],
  ];
  return {
    ...sectionPreview('page-texts'),
    pageFor: (path) => pages.find(([beginning]) => path.startsWith(beginning))?.[1],
  };
}

/** A section of the site, on the page that shows it best. */
export function sectionPreview(name: SectionName): PreviewSource {
  const { title, container } = SECTION_PAGES[name];
  const page = SECTION_PATHS[name];
  return {
    title,
    start: page,
    page,
    container,
    // Each theme has scripts and styles of its own.
    ...(name === 'appearance' && { startFor: ({ theme }) => `${page}?${PREVIEW_THEME}=${String(theme)}` }),
    ...(name === 'site' && { pageFor: (path) => LANDSCAPE_PAGES[path] }),
    pinnedQueries: (fields) => [
      { key: sectionKeys[name], value: withServerFields(fields) },
      ...mirroredFacts(name, fields).map(({ section, fields: facts }) => {
        return { key: sectionKeys[section], value: facts, isPart: true as const };
      }),
    ],
  };
}

/**
 * A record with its own page, public or not, saved or not: the iframe loads the list page, which exists, and navigates
 * from there. `savedSlug` is the slug it was loaded with. It stays while another is typed.
 */
export function recordPreview({ path, labels, fields }: Previewed, savedSlug: string): PreviewSource {
  const slug = savedSlug || UNSAVED_SLUG;
  const key = query(`GET ${path}/:slug` as 'GET /blog/:slug', { params: { slug } }).queryKey; // every such path has this call
  return {
    ...detailPagePreview(upperFirst(labels.one), path, slug),
    pinnedQueries: (typed) => [{ key, value: withTitleAndServerFields(withDerivedFields(fields, typed)) }],
  };
}

type Previewed = Pick<Collection, 'path' | 'labels' | 'fields'>;

/** Adds what the server would derive from the typed fields. */
function withDerivedFields(fields: Previewed['fields'], typed: Values): Values {
  if (!('publishedAt' in fields)) return typed;
  const { content, publishedAt } = typed;
  return {
    ...typed,
    publishedAt: publishedAt || new Date().toISOString(),
    readingMinutes: readingMinutes(typeof content === 'string' ? content : ''),
  };
}

function detailPagePreview(title: string, start: string, slug: string) {
  return { title, start, page: `${start}/${encodeURIComponent(slug)}`, container: 'main' };
}

/** Adds a title if it is blank, because the page's heading must not be empty, and the fields that the server sets. */
function withTitleAndServerFields(fields: Values): Values {
  const { title } = fields;
  return withServerFields({
    ...fields,
    title: typeof title === 'string' && title.trim() ? title : commonTexts.untitled,
  });
}

/** Adds the fields that the server sets: id, version and timestamps. No page shows them. */
export function withServerFields(fields: Values): Values {
  return { _id: UNSAVED_SLUG, version: 0, createdAt: '', updatedAt: '', ...fields };
}
