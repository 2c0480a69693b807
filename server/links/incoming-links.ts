import { pathKey } from '#contract/links.ts';
import type { IncomingLink } from '#contract/records/incoming-link.ts';
import type { Database } from '#server/db/open.ts';
import { contentLinks } from './content-links.ts';

interface Asked {
  /** An address of this site; case, query, hash and a slash at the end do not matter. */
  path: string;
  siteUrl: string;
}

/** Finds the sections and records with a link to a page. The links of a page to itself do not count. */
export async function incomingLinks({ db }: Database, { path, siteUrl }: Asked): Promise<IncomingLink[]> {
  const target = pathKey(path);
  const word = target.slice(target.lastIndexOf('/') + 1);
  const found: IncomingLink[] = [];
  for await (const { kind, id, title, path: own, links } of contentLinks(db, word)) {
    const isLinked = links.some(({ href }) => pathKey(withoutSite(href, siteUrl)) === target);
    if (isLinked && own !== target) found.push({ kind, id, title });
  }
  return found;
}

/** The address within this site, if it leads there. */
export function withoutSite(href: string, siteUrl: string): string {
  if (href === siteUrl) return '/';
  return href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
}
