import { services } from '#contract/collections/services.ts';
import { query } from '#web/api.ts';
import { shownBlocks } from '#web/admin/editing/fields/blocks/shown-blocks.ts';
import { recordPreview, UNSAVED_SLUG, type PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import { serviceCall } from '#web/site/service-queries.ts';

/** A service with the blocks that visitors would see now, public or not, saved or not. */
export function servicePreview(savedSlug: string): PreviewSource {
  const source = recordPreview(services, savedSlug);
  const key = query('GET /services/:slug', serviceCall(savedSlug || UNSAVED_SLUG)).queryKey;
  return {
    ...source,
    pinnedQueries: (typed) =>
      source.pinnedQueries({ ...typed, blocks: shownBlocks(typed.blocks) }).map((pinned) => ({ ...pinned, key })),
  };
}
