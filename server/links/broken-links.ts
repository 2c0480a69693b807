import { pagePathOf, parseLink } from '#contract/links.ts';
import type { BrokenLink, LinkFault } from '#contract/records/broken-link.ts';
import type { Database } from '#server/db/open.ts';
import { isOwnPath, type RouteTable } from '#server/http/own-path.ts';
import { pathState } from '#server/records/path-state.ts';
import { contentLinks } from './content-links.ts';
import { withoutSite } from './incoming-links.ts';
import { faultOf } from './outside-links.ts';

interface Site {
  siteUrl: string;
  adminBase: string;
  /** The routes of the server, which are no pages but may be linked. */
  routes: RouteTable;
}

/** Checks links one by one, each address once. Pages of this site are looked up, other sites were checked by a job. */
export function openLinkChecker({ db }: Database, { siteUrl, adminBase, routes }: Site) {
  const known = new Map<string, Promise<LinkFault | null>>();

  async function find(href: string): Promise<LinkFault | null> {
    const address = withoutSite(href, siteUrl);
    if (parseLink(address).kind === 'outside') return faultOf(db, href);
    const path = pagePathOf(address);
    if (path === null || isServed(path)) return null;
    const { state } = await pathState(db, path);
    return state === 'public' ? null : { href, fault: state, answer: '' };
  }

  /** Whether the server answers at a path without a page: a feed, an upload, the panel. */
  function isServed(path: string): boolean {
    return path.startsWith('/uploads/') || isOwnPath(path, adminBase, routes);
  }

  return (href: string): Promise<LinkFault | null> => {
    const found = known.get(href) ?? find(href);
    known.set(href, found);
    return found;
  };
}

/** All links of the content that lead nowhere. It reads all content. */
export async function brokenLinks(database: Database, site: Site): Promise<BrokenLink[]> {
  const check = openLinkChecker(database, site);
  const broken: BrokenLink[] = [];
  for await (const { kind, id, title, links } of contentLinks(database.db)) {
    for (const { href, field } of links) {
      const fault = await check(href);
      if (fault) broken.push({ kind, id, title, field, ...fault });
    }
  }
  return broken;
}
