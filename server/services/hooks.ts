import { sectionsOf } from '#contract/service-sections.ts';
import type { services } from '#contract/collections/services.ts';
import { refuseNewUnknownBlocks, visibleBlocks } from '#server/records/block-rules.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';

/** What happens when a service is saved or shown. */
export const serviceHooks: CollectionHooks<typeof services.record> = {
  async afterWrite(_trx, { action, before, after }) {
    // The trash has the service as it was stored.
    if (after && action !== 'restore') refuseNewUnknownBlocks(before, after, 'blocks');
  },
  forPage: (service, isStaff) => {
    const blocks = isStaff ? service.blocks : visibleBlocks(service.blocks);
    return { ...service, blocks, sections: sectionsOf(blocks) };
  },
};
