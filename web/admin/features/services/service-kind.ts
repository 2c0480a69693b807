import { parseLenient } from '#contract/field-meta.ts';
import { serviceSections, withSections } from '#contract/service-sections.ts';
import { services, type ServicePage, type ServicePageInList } from '#contract/collections/services.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { slugify } from '#contract/slug.ts';
import { rules } from '#contract/rule-texts.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { collectionKind } from '#web/admin/editing/collections/collection-kind.tsx';
import type { Values } from '#web/admin/editing/form/values.ts';
import { loadAllPages } from '#web/admin/editing/order/load-all-pages.ts';
import type { ListRequest, RecordKind, RecordPage } from '#web/admin/editing/records/record-kind.ts';
import { ServiceAside } from './service-aside.tsx';
import { ServiceForm } from './service-form.tsx';
import { servicePreview } from './service-preview.ts';
import type { TakenSlug } from './taken-slug.ts';
import * as servicesTexts from '#web/admin/texts/services.ts';

/** The services in the panel. A service with the slug in `taken` cannot be saved. */
export function serviceKind(taken: TakenSlug): RecordKind<ServicePageInList, ServicePage> {
  return collectionKind<ServicePageInList, ServicePage>(services, {
    key: 'GET /services/admin/all',
    words: { title: servicesTexts.allServices, back: servicesTexts.allServices, addShort: '+ New' },
    texts: {
      ...{ saved: saved.service, saveFailed: saveFailed.service },
      deleteFailed: saveFailed.serviceDelete,
    },
    write: services.create.refine(({ slug }) => slug !== taken.get(), { path: ['slug'], message: rules.slugTaken }),
    blank: () => ({ order: null, ...prefilledFields() }),
    upgradeDraft: withBlocks,
    start: 'covers and form',
    compactList: true,
    list: listServices,
    update: async (id, body, version) =>
      (await call('PUT /services/admin/:id', { params: { id }, body, ifMatch: version })).data,
    row: (service) => {
      const isPublic = stateOf(services.publicWhen, service) === 'published';
      return {
        title: service.title,
        picture: service.coverImageUrl,
        status: { tone: isPublic ? 'moss' : 'open' },
        detail: `/services/${service.slug}${isPublic ? '' : ' (unpublished)'}`,
      };
    },
    preview: (service) => servicePreview(service?.slug ?? ''),
    saveLabel: (_, service) => (service ? servicesTexts.updateService : servicesTexts.createService),
    Form: ServiceForm,
    Aside: ServiceAside,
  });
}

/** A search looks through all services at once: there are few, and the server keeps no words of them to search. */
async function listServices({ q, page, signal }: ListRequest): Promise<RecordPage<ServicePageInList>> {
  if (!q) return call('GET /services/admin/page', { query: { page }, signal });
  const all = await loadAllPages((query) =>
    call('GET /services/admin/all', { query: { ...query, brief: 'true' }, signal }),
  );
  const terms = q.toLowerCase().split(/\s+/);
  const items = all.filter(({ title, slug, subtitle, excerpt }) => {
    const text = [title, slug, subtitle, excerpt].join(' ').toLowerCase();
    return terms.every((term) => text.includes(term));
  });
  return { items, page: 1, totalPages: 1, total: items.length };
}

/** A draft from the time when services had sections. */
export function withBlocks(draft: Values, saved: Values): Values {
  const { sections, ...fields } = draft;
  if (sections === undefined || 'blocks' in fields) return draft;
  const typed = parseLenient(serviceSections, sections);
  return { ...fields, blocks: withSections(parseLenient(services.fields.blocks, saved.blocks), typed) };
}

/** Title and slug from the address of a new page; links on service cards set them. */
function prefilledFields(): { title?: string; slug?: string } {
  const params = new URLSearchParams(location.search);
  const [title, slug] = [params.get('title'), slugify(params.get('slug') ?? '')];
  return title && slug ? { title, slug } : {};
}
