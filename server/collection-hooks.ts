import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import { blogHooks } from '#server/blog/hooks.ts';
import type { Database } from '#server/db/open.ts';
import { pageHooks } from '#server/page-records/hooks.ts';
import { openCollection, type HooksOf } from '#server/records/open-collection.ts';
import { reviewHooks } from '#server/reviews/hooks.ts';
import { serviceHooks } from '#server/services/hooks.ts';
import { templateHooks } from '#server/templates/hooks.ts';

/** What some collections do besides when a record is written, or read for its page. */
const HOOKS: { [N in CollectionName]?: HooksOf<N> } = {
  blog: blogHooks,
  pages: pageHooks,
  reviews: reviewHooks,
  services: serviceHooks,
  templates: templateHooks,
};

export function hooksOf<N extends CollectionName>(name: N): HooksOf<N> | undefined {
  return HOOKS[name];
}

/** The stores of all collections. */
export function openCollections(database: Database) {
  return collectionNames.map((name) => ({ name, store: openCollection(database, name, hooksOf(name)) }));
}
