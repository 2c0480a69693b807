import type { ComponentType } from 'react';
import type { CallKey } from '#contract/calls.ts';
import type { CallOptions, Reply } from '#web/api.ts';
import type { LazyComponent } from './lazy-hydration/lazy-hydrate.tsx';

/** Prefetches a query. On failure it resolves to undefined, and the section shows the cached error. */
export type FetchQuery = <K extends CallKey>(key: K, options?: CallOptions<K>) => Promise<Reply<K> | undefined>;

/** The cached response of a call; undefined if there is none. */
export type GetQueryData = <K extends CallKey>(key: K, options?: CallOptions<K>) => Reply<K> | undefined;

export interface Visit {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a page's file exports, as `page`. */
export interface PageModule {
  Component: ComponentType;
  /** The parts with their own scripts, which hydrate when the visitor comes near. */
  lazyParts?: readonly LazyComponent[];
  /** The source files of the parts that only some visits to the page show. Their styles come with the page. */
  parts?: (getData: GetQueryData, visit: Visit) => readonly string[];
  /** Loads the data of the page, on the server and before a navigation. */
  loadData?: (fetchQuery: FetchQuery, visit: Visit) => Promise<unknown>;
  /** Whether the data says that there is no such page. It is rendered nevertheless, with status 404. */
  isNotFound?: (getData: GetQueryData, visit: Visit) => boolean;
  /** Whether the page needs its scripts before the visitor does anything. */
  isLive?: (getData: GetQueryData, visit: Visit) => boolean;
  /** The page's title without the brand; undefined if there is no such page. Pages without it have no share image. */
  title?: string | ((getData: GetQueryData, visit: Visit) => string | undefined);
  /** The page's path with only the query parameters that it reads, if it reads any. */
  canonicalPath?: (search: URLSearchParams) => string;
}

export interface PageRoute {
  path: string;
  /** The page's source file, the key of its script and styles in the build's manifest. */
  source: string;
  load: () => Promise<{ page: PageModule }>;
  /** The place of its template: staff may put blocks above and below its main part. */
  place?: string;
  /** Kept out of search engines and the sitemap. */
  isUnlisted?: boolean;
}

const LIST_PAGES = import.meta.glob<{ page: PageModule }>('./collections/*/list-page.tsx');
const RECORD_PAGES = import.meta.glob<{ page: PageModule }>('./collections/*/record-page.tsx');

/** The pages of the public site that are not made of blocks. A page's script loads on its first visit. */
export const routes: PageRoute[] = [
  ...collectionRoutes(LIST_PAGES, ''),
  ...collectionRoutes(RECORD_PAGES, '/:slug'),
  ...defaultLists(),
  {
    path: '/pricing',
    source: 'web/site/pricing/pricing-page.tsx',
    load: () => import('./pricing/pricing-page.tsx'),
    place: '/pricing',
  },
  {
    path: '/review',
    source: 'web/site/invited-review/invited-review-page.tsx',
    load: () => import('./invited-review/invited-review-page.tsx'),
    isUnlisted: true,
  },
  {
    path: '/login',
    source: 'web/site/login/login-page.tsx',
    load: () => import('./login/login-page.tsx'),
    isUnlisted: true,
  },
  {
    path: '/login/forgot',
    source: 'web/site/login/forgot-page.tsx',
    load: () => import('./login/forgot-page.tsx'),
    isUnlisted: true,
  },
  {
    path: '/login/new-password',
    source: 'web/site/login/new-password-page.tsx',
    load: () => import('./login/new-password-page.tsx'),
    isUnlisted: true,
  },
];

/** Lists for collections that have only a page for each record. The services have theirs among the fixed pages. */
function defaultLists(): PageRoute[] {
  const listed = ['./collections/services/record-page.tsx', ...Object.keys(LIST_PAGES).map(toRecordPage)];
  return Object.keys(RECORD_PAGES)
    .filter((file) => !listed.includes(file))
    .map((file) => {
      const path = `/${file.split('/').at(-2)}`;
      const source = 'web/site/collections/default-list-page.tsx';
      return {
        path,
        place: path,
        source,
        load: async () => ({ page: (await import('./collections/default-list-page.tsx')).listPageOf(path) }),
      };
    });
}

function toRecordPage(file: string): string {
  return file.replace('list-page', 'record-page');
}

/** The pages in the folders of the collections. The name of a folder is the path of its pages. */
function collectionRoutes(modules: Record<string, PageRoute['load']>, slug: string): PageRoute[] {
  return Object.entries(modules).map(([file, load]) => ({
    path: `/${file.split('/').at(-2)}${slug}`,
    place: `/${file.split('/').at(-2)}${slug && '/*'}`,
    source: `web/site/${file.slice('./'.length)}`,
    load,
  }));
}

/** Every other path: a page made of blocks, or none. */
export const composedRoute: PageRoute = {
  path: '*',
  source: 'web/site/pages/composed-page.tsx',
  load: () => import('./pages/composed-page.tsx'),
};

export function matchRoute(pathname: string): { route: PageRoute; params: Visit['params'] } {
  for (const route of routes) {
    const params = matchParams(route, pathname);
    if (params) return decodeParams(route, params) ?? matchComposed(pathname);
  }
  return matchComposed(pathname);
}

/** The page at a path that no other route has, with the whole path as its parameter. */
function matchComposed(pathname: string) {
  return { route: composedRoute, params: { '*': pathname.slice(1) } };
}

/** The parameters in a path, still encoded; null if the path does not match. */
function matchParams({ path }: PageRoute, pathname: string): Visit['params'] | null {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '');
  const found = new RegExp(`^${pattern}/*$`, 'i').exec(pathname);
  return found && { ...found.groups };
}

/** Decodes the parameters; null if they are not valid URL encoding. */
function decodeParams(route: PageRoute, params: Visit['params']) {
  try {
    const entries = Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]);
    return { route, params: Object.fromEntries(entries) as Visit['params'] }; // the same names
  } catch {
    return null;
  }
}

/** The canonical path of a page, without needless encoding. */
export function buildPath(route: PageRoute, params: Visit['params']): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
