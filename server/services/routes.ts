import type { ServiceReply } from '#contract/calls/services.ts';
import { sectionPath, sectionsOf, withSections } from '#contract/service-sections.ts';
import { services, type ServicePage } from '#contract/collections/services.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
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
    'POST /services/admin': async ({ body: { sections, ...fields } }) => {
      const blocks = sections ? withSections(fields.blocks, sections) : fields.blocks;
      const made = store.createWritten({ ...fields, blocks }).catch((error: unknown) => {
        throw sections ? inSections(error, blocks) : error;
      });
      return withItsSections(await made);
    },
    'PUT /services/admin/:id': async ({ params, body: { sections, ...patch }, ifMatch }) => {
      let blocks: ServicePage['blocks'] = [];
      const change = (current: ServicePage) => {
        if (!sections) return patch;
        blocks = withSections(patch.blocks ?? current.blocks, sections);
        return { ...patch, blocks };
      };
      const saved = store.update(params.id, change, ifMatch).catch((error: unknown) => {
        throw sections ? inSections(error, blocks) : error;
      });
      return { data: withItsSections(await saved) };
    },
  };
}

/** A failure with its issues at the fields of sections, for a call that sent those. */
function inSections(error: unknown, blocks: ServicePage['blocks']): unknown {
  if (!(error instanceof Failure) || error.issues.length === 0) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: sectionPath(path, blocks), message }));
  return new Failure(error.code, { message: error.message, issues });
}

function withItsSections(service: ServicePage): ServiceReply {
  return { ...service, sections: sectionsOf(service.blocks) };
}

function briefly({ blocks: _, faqs: __, ...service }: ServicePage) {
  return service;
}
