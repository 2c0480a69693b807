import type { ServicePageInList } from '#contract/collections/services.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { COLLECTION_SLUGS_MAX } from '#contract/constants.ts';

/** The query of the list of services, without what only their own pages show. */
export const BRIEF_SERVICES = { brief: 'true' };

/** The query for the example projects of services; null if they have none. */
export function examplesQuery(services: readonly { project: string }[]) {
  const slugs = [...new Set(services.flatMap(({ project }) => project || []))].slice(0, COLLECTION_SLUGS_MAX);
  return slugs.length > 0 ? { slugs: slugs.join(','), brief: 'true' } : null;
}

/** The price of a service in words: that of its own page, else that of its card. */
export function shownPrice(card: { price: string }, service: Pick<ServicePageInList, 'priceFrom'> | undefined): string {
  return service?.priceFrom ? serviceTexts.fromPrice(service.priceFrom).trim() : card.price;
}
