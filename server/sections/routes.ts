import { withoutHidden } from '#contract/public-view.ts';
import type { Menus, SectionFields, SectionName, SectionRecord } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';
import type { Handlers } from '#server/http/calls.ts';
import { publicMenus } from './public-menus.ts';
import { publicPageTexts } from './public-page-texts.ts';
import type { SectionStore } from './store.ts';

interface Parts {
  store: SectionStore;
  /** A computed sentence that takes the place of the typed one about the response time; null for none. */
  responseSentence: () => Promise<string | null>;
  /** What the entries of the menu lead to. */
  menuTargets: (menus: Menus) => Promise<MenuTarget[]>;
}

/** Reading and replacing the single records of the site. Staff see hidden entries, the public does not. */
export function sectionCalls({ store, responseSentence, menuTargets }: Parts): Handlers {
  const get =
    <N extends SectionName>(name: N) =>
    async ({ isStaff }: { isStaff: boolean }): Promise<SectionRecord<N>> => {
      const record = await store.get(name);
      return isStaff ? record : withoutHidden(record);
    };
  const put =
    <N extends SectionName>(name: N) =>
    ({ body, ifMatch }: { body: SectionFields<N>; ifMatch: number | null }) =>
      store.save(name, body, { ifMatch });

  return {
    'GET /site': get('site'),
    'PUT /site': put('site'),
    'GET /appearance': get('appearance'),
    'PUT /appearance': put('appearance'),
    'GET /hero': get('hero'),
    'PUT /hero': put('hero'),
    'GET /work': get('work'),
    'PUT /work': put('work'),
    'GET /about': get('about'),
    'PUT /about': put('about'),
    'GET /service-section': get('service-section'),
    'PUT /service-section': put('service-section'),
    'GET /workflow': get('workflow'),
    'PUT /workflow': put('workflow'),
    'GET /faq': get('faq'),
    'PUT /faq': put('faq'),
    'GET /menus': async (context) => {
      const record = await get('menus')(context);
      const targets = await menuTargets(record);
      return context.isStaff ? { ...record, targets } : publicMenus(record, targets);
    },
    'PUT /menus': async (context) => {
      const record = await put('menus')(context);
      return { ...record, targets: await menuTargets(record) };
    },
    'GET /footer': get('footer'),
    'PUT /footer': put('footer'),
    'GET /contact/section': async (context) => {
      const record = await get('contact')(context);
      const promise = context.isStaff ? null : await responseSentence();
      return promise === null ? record : { ...record, form: { ...record.form, promise } };
    },
    'PUT /contact/section': put('contact'),
    'GET /page-texts': async (context) => {
      const record = await get('page-texts')(context);
      return context.isStaff ? record : publicPageTexts(record);
    },
    'PUT /page-texts': put('page-texts'),
    'GET /pricing': get('pricing'),
    'GET /pricing/admin': get('pricing'),
    'PUT /pricing': put('pricing'),
  };
}
