import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { brokenLinks, openLinkChecker } from './broken-links.ts';
import { incomingLinks } from './incoming-links.ts';

interface Settings {
  /** The site's canonical address, without a slash at the end. */
  siteUrl: string;
  adminBase: string;
}

/** The links between the pages of the site, and those that lead nowhere. */
export function linkCalls(database: Database, { siteUrl, adminBase }: Settings): Handlers {
  return {
    'GET /links': ({ query: { to } }) => incomingLinks(database, { path: to, siteUrl }),
    'GET /links/broken': ({ request }) => brokenLinks(database, { siteUrl, adminBase, routes: request.server }),
    'POST /links/check': async ({ body, request }) => {
      const check = openLinkChecker(database, { siteUrl, adminBase, routes: request.server });
      const faults = await Promise.all([...new Set(body.hrefs)].map(check));
      return faults.filter((fault) => fault !== null);
    },
  };
}
