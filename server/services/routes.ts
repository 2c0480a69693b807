import { services, type ServicePage } from '#contract/collections/services.ts';
import { slugify } from '#contract/slug.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { resolveRedirect } from '#server/records/permalinks.ts';
import { openCollection } from '#server/records/open-collection.ts';

const { long: LONG } = services;

/** The pages of services: staff see all of them, the public the published ones. */
export function serviceCalls(database: Database): Handlers {
  const store = openCollection(database, 'services');
  return {
    'GET /services': async ({ query, isStaff }) => {
      const { page, limit, brief } = query;
      const isBrief = brief || !isStaff;
      const found = await store.listFor(isStaff, { page, limit, omit: isBrief ? LONG : [] });
      return isBrief ? found.map(briefly) : found;
    },
    'GET /services/:slug': async ({ params, isStaff }) => {
      const service = await store.at(params.slug, isStaff);
      if (!service) {
        const movedTo = await resolveRedirect(database.db, `/services/${params.slug}`);
        throw new Failure('not-found', { message: services.messages.missing, movedTo });
      }
      return service;
    },
    'GET /services/admin/all': async ({ query }) => {
      const { page, limit } = query;
      const found = await store.listFor(true, { page, limit, omit: query.brief ? LONG : [] });
      return query.brief ? found.map(briefly) : found;
    },
    'GET /services/admin/page': async ({ query }) => {
      const found = await store.page({ ...query, narrow: (all) => all, order: [['position', 'asc'], ['id', 'asc']], omit: LONG }); // prettier-ignore
      return { ...found, items: found.items.map(briefly) };
    },
    'GET /services/admin/slug/:slug/available': async ({ params }) => {
      const slug = slugify(params.slug);
      return { available: slug !== '' && (await store.find({ slug })) === null };
    },
    'GET /services/admin/:id': ({ params }) => store.get(params.id),
    'POST /services/admin': ({ body }) => store.create(body),
    'PUT /services/admin/reorder/list': ({ body }) => store.reorder(body),
    'PUT /services/admin/:id': async ({ params, body, ifMatch }) => ({
      data: await store.update(params.id, body, ifMatch),
    }),
    'PUT /services/admin/:id/position': ({ params, body }) => store.move(params.id, body.position),
    'DELETE /services/admin/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.serviceDeleted };
    },
  };
}

function briefly({ sections: _, faqs: __, ...service }: ServicePage) {
  return service;
}
