import type { ComponentType } from 'react';
import type { CallKey } from '#contract/calls.ts';
import type { CallOptions, Reply } from '#web/api.ts';
import type { LazyComponent } from './lazy-hydration/lazy-hydrate.tsx';

/** Has a call answered before the page is rendered; a failure is kept for the section that shows it, and gives nothing. */
export type FetchQuery = <K extends CallKey>(key: K, options?: CallOptions<K>) => Promise<Reply<K> | undefined>;

/** The answer that a call was given before the page is rendered; undefined where there is none. */
export type GetQueryData = <K extends CallKey>(key: K, options?: CallOptions<K>) => Reply<K> | undefined;

export interface Visit {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What the file of a page exports. */
export interface PageModule {
  Page: ComponentType;
  /** What of it has a script of its own and comes alive when a visitor comes near. */
  parts?: readonly LazyComponent[];
  /** The calls whose answers the page shows, so that the server has them ready. */
  reads?: (read: FetchQuery, visit: Visit) => Promise<unknown>;
  /** Whether by these answers there is no such page: it is shown all the same, with status 404. */
  isMissing?: (found: GetQueryData, visit: Visit) => boolean;
  /** The page's title without the brand; undefined if there is no such page. Pages without it have no share image. */
  title?: string | ((found: GetQueryData, visit: Visit) => string | undefined);
  /** The page's address with nothing in its query but what the page reads, where it reads any of it. */
  address?: (search: URLSearchParams) => string;
}

export interface PageRoute {
  path: string;
  /** The page's file, by which the build's manifest names its script and styles. */
  source: string;
  load: () => Promise<PageModule>;
  /** Kept out of search engines. */
  isUnlisted?: boolean;
}

/** Every page of the public site. A page's own script is fetched when it is first visited. */
export const routes: PageRoute[] = [
  { path: '/', source: 'web/site/home/home-page.tsx', load: () => import('./home/home-page.tsx') },
  { path: '/services', source: 'web/site/pages/services-page.tsx', load: () => import('./pages/services-page.tsx') },
  {
    path: '/services/:slug',
    source: 'web/site/service/service-page.tsx',
    load: () => import('./service/service-page.tsx'),
  },
  { path: '/about', source: 'web/site/pages/about-page.tsx', load: () => import('./pages/about-page.tsx') },
  { path: '/pricing', source: 'web/site/pricing/pricing-page.tsx', load: () => import('./pricing/pricing-page.tsx') },
  {
    path: '/portfolio',
    source: 'web/site/portfolio/portfolio-page.tsx',
    load: () => import('./portfolio/portfolio-page.tsx'),
  },
  {
    path: '/portfolio-details',
    source: 'web/site/portfolio/old-address-page.tsx',
    load: () => import('./portfolio/old-address-page.tsx'),
    isUnlisted: true,
  },
  {
    path: '/portfolio/:slug',
    source: 'web/site/portfolio/project-page.tsx',
    load: () => import('./portfolio/project-page.tsx'),
  },
  { path: '/contact', source: 'web/site/pages/contact-page.tsx', load: () => import('./pages/contact-page.tsx') },
  { path: '/blog', source: 'web/site/blog/blog-page.tsx', load: () => import('./blog/blog-page.tsx') },
  { path: '/blog/:slug', source: 'web/site/blog/post-page.tsx', load: () => import('./blog/post-page.tsx') },
  { path: '/privacy', source: 'web/site/legal/privacy-page.tsx', load: () => import('./legal/privacy-page.tsx') },
  { path: '/terms', source: 'web/site/legal/terms-page.tsx', load: () => import('./legal/terms-page.tsx') },
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

export const notFoundRoute: PageRoute = {
  path: '*',
  source: 'web/site/not-found/not-found-page.tsx',
  load: () => import('./not-found/not-found-page.tsx'),
};

export function matchRoute(pathname: string): { route: PageRoute; params: Visit['params'] } {
  for (const route of routes) {
    const params = matchParams(route, pathname);
    if (params) return decodeParams(route, params) ?? matchNotFound(pathname);
  }
  return matchNotFound(pathname);
}

/** The missing page, which is told its whole path: something may have been there once. */
function matchNotFound(pathname: string) {
  return { route: notFoundRoute, params: { '*': pathname.slice(1) } };
}

/** The parts of a path that a page's address names, as they are written; null where the path is no address of it. */
function matchParams({ path }: PageRoute, pathname: string): Visit['params'] | null {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '');
  const found = new RegExp(`^${pattern}/*$`, 'i').exec(pathname);
  return found && { ...found.groups };
}

/** The parameters as the page itself gets them; an address that is no encoding of anything has no page. */
function decodeParams(route: PageRoute, params: Visit['params']) {
  try {
    const entries = Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]);
    return { route, params: Object.fromEntries(entries) as Visit['params'] }; // the same names
  } catch {
    return null;
  }
}

/** The one spelling of a page's path; what stands encoded in it without need is not. */
export function buildPath(route: PageRoute, params: Visit['params']): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
