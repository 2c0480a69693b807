import { z } from 'zod';
import { calls, type Call } from '../../contract/calls.ts';
import { collections } from '../../contract/collections/index.ts';
import { COLLECTION_SLUGS_MAX, FIRST_PAGES } from '../../contract/constants.ts';
import { fixedPaths } from '../../contract/kinds.ts';

/** Values for parameters: known ones, and those that cost the most time. */
export interface Samples {
  /** A published slug by the path of its pages. */
  slugs: Record<string, string>;
  lastPage: number;
  tag: string;
  category: string;
  /** A word that all texts contain. */
  word: string;
  /** The file name of an uploaded picture. */
  upload: string;
}

/** The query parameters that list pages of the site read. */
const OF_LIST_PAGES: Record<string, string[]> = {
  '/blog': ['page', 'q', 'tag'],
  '/portfolio': ['page', 'q', 'tag', 'category'],
};
const PAGES = [
  ...fixedPaths,
  ...FIRST_PAGES,
  ...Object.values(collections).flatMap(({ hasPages, pagesAt }) => (hasPages && pagesAt ? [`${pagesAt}:slug`] : [])),
];
/** Paths that the server matches by patterns, which `pathsOf` leaves out. */
const BY_PATTERN = ['/share/blog/:slug.jpg', '/share.jpg', '/uploads/:name', '/nowhere', '/blog/nowhere', '/admin'];

/**
 * Every URL that anonymous visitors may read: the calls of the contract with each value of each parameter, the pages of
 * the site, and the files in `paths`. A parameter without a value here stops the run.
 */
export function anonymousReads(paths: readonly string[], samples: Samples): string[] {
  const values: Record<string, string[]> = {
    page: ['2', String(samples.lastPage), '999999'],
    limit: ['200'],
    q: [samples.word, 'e', 'nobody-has-this'],
    tag: [samples.tag, 'unknown'],
    category: [samples.category, 'unknown'],
    brief: ['true', 'false'],
    status: ['all'],
    after: [samples.slugs['/portfolio'] ?? '', 'unknown'],
    slugs: [samples.slugs['/portfolio'] ?? '', unknownSlugs(COLLECTION_SLUGS_MAX)],
    path: ['/nowhere'],
    place: ['/blog/*', '/nowhere'],
    seed: ['Sand'],
  };
  const queries = (names: string[]) => {
    const each = names.flatMap((name) => found(values, name).map((value) => `${name}=${encodeURIComponent(value)}`));
    const others = each.filter((query) => !query.startsWith('limit='));
    const most = names.includes('limit') ? others.map((query) => `limit=200&${query}`) : [];
    return ['', ...each, ...most].map((query) => query && `?${query}`);
  };
  const filled = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      if (name === 'style') return 'female';
      if (name === 'name') return samples.upload;
      return samples.slugs[`/${path.split('/').filter((part) => !/^(share|)$/.test(part))[0]}`] ?? `no-${name}`;
    });
  const ofCalls = Object.entries<Call>(calls)
    .filter(([key, { who }]) => key.startsWith('GET ') && who === 'anyone')
    .flatMap(([key, { query }]) => queries(namesOf(query)).map((search) => `/api${filled(key.slice(4))}${search}`));
  const ofPages = PAGES.flatMap((path) => queries(OF_LIST_PAGES[path] ?? []).map((search) => filled(path) + search));
  return [...new Set([...ofCalls, ...ofPages, ...[...paths, ...BY_PATTERN].map(filled)])];
}

/** The server's paths besides calls and pages, from Fastify's route list. */
export function pathsOf(listed: string): string[] {
  const parents: string[] = [];
  const paths = listed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([\s│]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, Infinity, part);
    return methods ? [parents.join('')] : [];
  });
  return paths.filter((path) => !/[*:]|^\/api\b/.test(path));
}

/** As many as a call accepts: each is looked up among the former slugs too. */
function unknownSlugs(count: number): string {
  return Array.from({ length: count }, (_, index) => `unknown-${index}`).join(',');
}

function found(values: Record<string, string[]>, name: string): string[] {
  const known = values[name];
  if (!known) throw new Error(`The bench has no value for the parameter ${name}`);
  return known;
}

function namesOf(query: z.ZodType | undefined): string[] {
  return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
}
