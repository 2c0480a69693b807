import { rules } from '#contract/rule-texts.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure, invalidField } from '#server/http/failure.ts';
import { isOwnPath } from '#server/http/own-path.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { openRedirectStore } from './store.ts';

interface Settings {
  /** The site's canonical address, without a slash at the end. */
  siteUrl: string;
  adminBase: string;
}

/** Redirects of old addresses: created when an address changes, or by staff, who can also change them. */
export function redirectCalls(database: Database, { siteUrl, adminBase }: Settings): Handlers {
  const store = openRedirectStore(database, siteUrl);

  /** Refuses redirects from an address of the panel or of another route of the server. */
  function refuseOwn(from: string | undefined, { server }: Context<'POST /redirects'>['request']): void {
    if (from !== undefined && isOwnPath(from, adminBase, server)) throw invalidField('from', rules.fromOwn);
  }

  return {
    'GET /redirects': ({ query }) => store.list(query),
    'GET /redirects/at': async ({ query }) => {
      const to = await store.at(query.path);
      if (to === null) throw new Failure('not-found', { message: stateTexts.page });
      return { to };
    },
    'GET /redirects/:id': ({ params }) => store.get(params.id),
    'POST /redirects': async ({ body, request }) => {
      refuseOwn(body.from, request);
      return store.create(body);
    },
    'PUT /redirects/:id': async ({ params, body, ifMatch, request }) => {
      refuseOwn(body.from, request);
      return store.update(params.id, body, ifMatch);
    },
    'DELETE /redirects/:id': async ({ params }) => {
      await store.remove(params.id);
      return { message: saved.deleted };
    },
  };
}
