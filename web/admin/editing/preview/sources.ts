import { readingMinutes } from '#contract/reading-time.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import type { PinnedQuery } from '#web/site/preview/messages.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { Leaf } from './field-targets.ts';

/** The public page that shows what is being edited. */
export interface PreviewPage {
  /** Names what is shown: 'Hero'. */
  title: string;
  /** A page that exists, which the frame loads. */
  start: string;
  /** The path of the page that is shown. Where it is another one, the frame goes there within the application. */
  page: string;
  /** A selector of the part of the page that is being edited. */
  place: string;
}

/** The page, and what its calls would answer for what is being edited. */
export interface PreviewSource extends PreviewPage {
  /** What the page's calls answer for these fields, given as the public would see them. */
  answers: (fields: Values) => PinnedQuery[];
  /** Where the page shows others of its kind beside it. */
  among?: Among;
}

/** A record among others that the same page shows. */
export interface Among {
  /** Its name before the paths of its fields, as the others have theirs. */
  id: string;
  /** The field that is looked for while the keyboard is in none. */
  main: string;
  /** The others as they are saved: another list whenever one of them is another. */
  others: () => unknown;
  /** What it and the others say, in the order of the page. */
  leaves: (fields: Values) => Leaf[];
  /** Why the page does not show it; empty where it does. */
  absence: (fields: Values) => string;
  /** Where another of them is edited. */
  linkTo: (id: string) => PreviewLink | undefined;
}

export interface PreviewLink {
  title: string;
  path: string;
}

/** Stands in the address of what has none yet. */
export const NEW = 'preview';

const places: Record<SectionName, { title: string; page: string; place: string }> = {
  hero: { title: 'Hero', page: '/', place: '#hero' },
  about: { title: 'About', page: '/about', place: '#about' },
  'service-section': { title: 'Services', page: '/services', place: '#services' },
  faq: { title: 'FAQ', page: '/services', place: '#faq' },
  contact: { title: 'Contact', page: '/contact', place: '#contact' },
  footer: { title: 'Footer', page: '/', place: 'main ~ footer' },
  pricing: { title: 'Pricing', page: '/pricing', place: '#plans' },
};

const sectionKeys = {
  hero: query('GET /hero').queryKey,
  about: query('GET /about').queryKey,
  'service-section': query('GET /service-section').queryKey,
  faq: query('GET /faq').queryKey,
  contact: query('GET /contact/section').queryKey,
  footer: query('GET /footer').queryKey,
  pricing: query('GET /pricing').queryKey,
} satisfies Record<SectionName, readonly unknown[]>;

/** A section of the site, on the page that shows it best. */
export function sectionPreview(name: SectionName): PreviewSource {
  const { title, page, place } = places[name];
  return {
    title,
    start: page,
    page,
    place,
    answers: (fields) => [{ key: sectionKeys[name], value: stamped(fields) }],
  };
}

/**
 * A record on a page of its own, whether it is public or not, or not even made yet: the frame loads the list, which
 * exists, and goes from there. `savedSlug` is the one it was loaded with; it stays while another one is typed.
 */
export function postPreview(savedSlug = ''): PreviewSource {
  const slug = savedSlug || NEW;
  const key = query('GET /blog/:slug', { params: { slug } }).queryKey;
  return {
    ...onItsPage('Post', '/blog', slug),
    answers: ({ content, publishedAt, ...post }) => [
      {
        key,
        value: titled({
          ...post,
          content,
          publishedAt: publishedAt || new Date().toISOString(),
          readingMinutes: readingMinutes(typeof content === 'string' ? content : ''),
        }),
      },
    ],
  };
}

/** A piece of work on its page; see postPreview(). */
export function projectPreview(savedSlug = ''): PreviewSource {
  const slug = savedSlug || NEW;
  const key = query('GET /portfolio/:slug', { params: { slug } }).queryKey;
  return { ...onItsPage('Project', '/portfolio', slug), answers: (fields) => [{ key, value: titled(fields) }] };
}

/** A service on its page; see postPreview(). */
export function servicePreview(savedSlug = ''): PreviewSource {
  const slug = savedSlug || NEW;
  const key = query('GET /services/:slug', { params: { slug } }).queryKey;
  return { ...onItsPage('Service', '/services', slug), answers: (fields) => [{ key, value: titled(fields) }] };
}

function onItsPage(title: string, start: string, slug: string) {
  return { title, start, page: `${start}/${encodeURIComponent(slug)}`, place: 'main' };
}

/** A record with a page of its own, which needs a title: its heading would be empty. */
function titled(fields: Values): Values {
  const { title } = fields;
  return stamped({ ...fields, title: typeof title === 'string' && title.trim() ? title : 'Untitled' });
}

/** What the server keeps beside the fields; no page shows it. */
export function stamped(fields: Values): Values {
  return { _id: NEW, version: 0, createdAt: '', updatedAt: '', ...fields };
}
