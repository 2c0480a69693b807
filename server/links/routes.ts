import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { incomingLinks } from './incoming-links.ts';

/** The links between the pages of the site. */
export function linkCalls(database: Database, { siteUrl }: { siteUrl: string }): Handlers {
  return { 'GET /links': ({ query: { to } }) => incomingLinks(database, { path: to, siteUrl }) };
}
