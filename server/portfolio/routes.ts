import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { empty, saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { isPublic, resolveRedirect } from '#server/records/permalinks.ts';
import { openPortfolioStore } from './store.ts';

/** Portfolio items. Staff see all, the public the published and visible ones. */
export function portfolioCalls(database: Database): Handlers {
  const store = openPortfolioStore(database);
  return {
    'GET /portfolio': async ({ query, isStaff }) => {
      const limit = isStaff ? query.limit : Math.min(query.limit, PUBLIC_LIST_LIMIT_MAX);
      const slugs = query.slugs ? await currentSlugs(database, query.slugs.split(',')) : [];
      const found = await store.list({ ...query, slugs, limit, isStaff });
      if (query.brief) return { ...found, items: found.items.map(briefly) };
      return isStaff ? found : { ...found, items: found.items.map(withoutPageFields) };
    },
    'GET /portfolio/admin/:id': ({ params }) => store.get(params.id),
    'GET /portfolio/:slug': async ({ params, isStaff }) => {
      const item = await store.at(params.slug, isStaff);
      if (!item) {
        const movedTo = await resolveRedirect(database.db, `/portfolio/${params.slug}`);
        throw new Failure('not-found', { message: empty.portfolioItem, movedTo });
      }
      return item;
    },
    'POST /portfolio': ({ body }) => store.create(body),
    'PUT /portfolio/reorder/list': ({ body }) => store.reorder(body),
    'PUT /portfolio/:id': ({ params, body, ifMatch }) => store.update(params.id, body, ifMatch),
    'PUT /portfolio/:id/position': ({ params, body }) => store.move(params.id, body.position),
    'DELETE /portfolio/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.deleted };
    },
  };
}

/** Normalizes a visitor's query of the list: drops an `after` that is not the slug of a public item. */
export function publicPortfolioQuery({ db }: Database) {
  return async <Q extends { after: string }>(query: Q): Promise<Q> =>
    query.after && !(await isPublic(db, `/portfolio/${query.after}`)) ? { ...query, after: '' } : query;
}

/** The slugs that records have now. A former slug has a redirect. */
function currentSlugs({ db }: Database, slugs: string[]): Promise<string[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const movedTo = await resolveRedirect(db, `/portfolio/${slug}`);
      return movedTo?.startsWith('/portfolio/') ? movedTo.slice('/portfolio/'.length) : slug;
    }),
  );
}

/** An item without what only its own page shows. */
function withoutPageFields({ description: _, results: __, quote: ___, makers: ____, ...item }: PortfolioItem) {
  return item;
}

/** An item of a brief list: the panel suggests its makers for other items. */
function briefly(item: PortfolioItem) {
  const { images: _, gallery: __, ...brief } = withoutPageFields(item);
  return { ...brief, makers: item.makers };
}
