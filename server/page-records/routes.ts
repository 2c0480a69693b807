import { collections } from '#contract/collections/index.ts';
import { pages } from '#contract/collections/pages.ts';
import { rules } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { invalidField } from '#server/http/failure.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { pageHooks, pathOwner } from './hooks.ts';

type Server = Context<'POST /pages'>['request']['server'];

/** The calls that check a page's path against the routes, too. Only the routes tell where the panel is. */
export function pageCalls(database: Database): Handlers {
  const store = openCollection(database, pages.name, pageHooks);
  return {
    'GET /pages/admin/slug/:slug/available': async ({ params, request }) => {
      const { data: path = '' } = collections.pages.fields.slug.safeParse(params.slug);
      if (path === '' || isRoute(path, request.server)) return { available: false };
      const isFree = (await store.find({ slug: path })) === null && (await pathOwner(database.db, path)) === null;
      return { available: isFree };
    },
    'POST /pages': async ({ body, request }) => {
      refuseRoute(body.slug, request.server);
      return store.createWritten(body);
    },
    'PUT /pages/:id': async ({ params, body, ifMatch, request }) => {
      refuseRoute(body.slug, request.server);
      return store.update(params.id, body, ifMatch);
    },
  };
}

function refuseRoute(path: string | undefined, server: Server): void {
  if (path !== undefined && isRoute(path, server)) throw invalidField('slug', rules.pagePathTaken('The server itself'));
}

/** Whether the server answers at a path itself. A route such as `/share/*` covers all paths below it. */
function isRoute(path: string, server: Server): boolean {
  const parents = Array.from(path.matchAll(/(?<=.)\//g), ({ index }) => path.slice(0, index));
  const urls = [path, ...parents.map((parent) => `${parent}/*`)];
  return urls.some((url) => server.hasRoute({ method: 'GET', url }));
}
