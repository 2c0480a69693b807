import { z } from 'zod';
import { calls, type Call } from '../../contract/calls.ts';
import { routes } from '../../web/site/routes.ts';

/** What stands for each parameter: values that are known, values that are not, and those that cost most. */
export interface Samples {
  /** A slug that the public knows, by the folder of its pages. */
  slugs: Record<string, string>;
  lastPage: number;
  tag: string;
  category: string;
  /** A word of all texts. */
  word: string;
  /** Where an uploaded picture is. */
  upload: string;
}

/** The parameters that list pages of the site read of their addresses. */
const OF_LIST_PAGES: Record<string, string[]> = {
  '/blog': ['page', 'q', 'tag'],
  '/portfolio': ['page', 'q', 'tag', 'category'],
};
/** Below these folders the server answers by patterns. */
const BY_PATTERN = ['/share/blog/:slug.jpg', '/share.jpg', '/uploads/:name', '/nowhere', '/blog/nowhere', '/admin'];

/**
 * Every address that anybody may read: the calls of the contract with each value of each parameter, the pages of the
 * site, and the files that `paths` names. A parameter without a value here stops the run.
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
    path: ['/nowhere'],
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
  const ofPages = routes.flatMap(({ path }) => queries(OF_LIST_PAGES[path] ?? []).map((search) => filled(path) + search)); // prettier-ignore
  return [...new Set([...ofCalls, ...ofPages, ...[...paths, ...BY_PATTERN].map(filled)])];
}

/** The paths that a server answers beside calls and pages, as Fastify lists them. */
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

function found(values: Record<string, string[]>, name: string): string[] {
  const known = values[name];
  if (!known) throw new Error(`The bench has no value for the parameter ${name}`);
  return known;
}

function namesOf(query: z.ZodType | undefined): string[] {
  return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
}
