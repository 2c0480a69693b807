import type { ServiceReply } from '#contract/calls/services.ts';
import { sectionsOf, withSections, type ServiceSection } from '#contract/service-sections.ts';
import { services, type ServicePage } from '#contract/collections/services.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { serviceHooks } from './hooks.ts';

const { long: LONG } = services;

/** The calls of services that also have their blocks as sections: staff see all services, the public the published ones. */
export function serviceCalls(database: Database): Handlers {
  const store = openCollection(database, 'services', serviceHooks);
  return {
    'GET /services': async ({ query, isStaff }) => {
      const { page, limit, brief } = query;
      const isBrief = brief || !isStaff;
      const found = await store.listFor(isStaff, { page, limit, omit: isBrief ? LONG : [] });
      return isBrief ? found.map(briefly) : found.map(withItsSections);
    },
    'GET /services/admin/all': async ({ query }) => {
      const { page, limit, brief } = query;
      const found = await store.listFor(true, { page, limit, omit: brief ? LONG : [] });
      return brief ? found.map(briefly) : found.map(withItsSections);
    },
    'GET /services/admin/page': async ({ query }) => {
      const found = await store.page({ ...query, narrow: (all) => all, order: [['position', 'asc'], ['id', 'asc']], omit: LONG }); // prettier-ignore
      return { ...found, items: found.items.map(briefly) };
    },
    'GET /services/admin/:id': async ({ params }) => withItsSections(await store.get(params.id)),
    'POST /services/admin': async ({ body: { sections, ...fields } }) =>
      withItsSections(await store.createWritten({ ...fields, blocks: written(fields.blocks, sections) })),
    'PUT /services/admin/:id': async ({ params, body: { sections, ...patch }, ifMatch }) => {
      const change = (current: ServicePage) => ({
        ...patch,
        ...(sections && { blocks: written(patch.blocks ?? current.blocks, sections) }),
      });
      return { data: withItsSections(await store.update(params.id, change, ifMatch)) };
    },
  };
}

/** The blocks of a body that has blocks, sections or both. */
function written(blocks: ServicePage['blocks'], sections?: ServiceSection[]): ServicePage['blocks'] {
  return sections ? withSections(blocks, sections) : blocks;
}

function withItsSections(service: ServicePage): ServiceReply {
  return { ...service, sections: sectionsOf(service.blocks) };
}

function briefly({ blocks: _, faqs: __, ...service }: ServicePage) {
  return service;
}
