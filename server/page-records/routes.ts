import { collections } from '#contract/collections/index.ts';
import { pages } from '#contract/collections/pages.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { invalidField } from '#server/http/failure.ts';
import { isOwnPath, type RouteTable } from '#server/http/own-path.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { pageHooks, pathOwner } from './hooks.ts';

/** The calls that also check a page's path against the server's own routes and the panel. */
export function pageCalls(database: Database, { adminBase }: { adminBase: string }): Handlers {
  const store = openCollection(database, pages.name, pageHooks);

  function refuseOwn(path: string | undefined, server: RouteTable): void {
    if (path !== undefined && isOwnPath(path, adminBase, server))
      throw invalidField('slug', rules.pagePathTaken('The server itself'));
  }

  return {
    'GET /pages/admin/slug/:slug/available': async ({ params, request }) => {
      const { data: path = '' } = collections.pages.fields.slug.safeParse(params.slug);
      if (path === '' || isOwnPath(path, adminBase, request.server)) return { available: false };
      const isFree = (await store.find({ slug: path })) === null && (await pathOwner(database.db, path)) === null;
      return { available: isFree };
    },
    'POST /pages': async ({ body, request }) => {
      refuseOwn(body.slug, request.server);
      return store.createWritten(body);
    },
    'PUT /pages/:id': async ({ params, body, ifMatch, request }) => {
      refuseOwn(body.slug, request.server);
      return store.update(params.id, body, ifMatch);
    },
  };
}
