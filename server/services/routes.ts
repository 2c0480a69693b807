import { services, type ServicePage } from '#contract/collections/services.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openCollection } from '#server/records/open-collection.ts';

const { long: LONG } = services;

/** The lists of services, and a change of one: staff see all of them, the public the published ones. */
export function serviceCalls(database: Database): Handlers {
  const store = openCollection(database, 'services');
  return {
    'GET /services': async ({ query, isStaff }) => {
      const { page, limit, brief } = query;
      const isBrief = brief || !isStaff;
      const found = await store.listFor(isStaff, { page, limit, omit: isBrief ? LONG : [] });
      return isBrief ? found.map(briefly) : found;
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
    'PUT /services/admin/:id': async ({ params, body, ifMatch }) => ({
      data: await store.update(params.id, body, ifMatch),
    }),
  };
}

function briefly({ sections: _, faqs: __, ...service }: ServicePage) {
  return service;
}
