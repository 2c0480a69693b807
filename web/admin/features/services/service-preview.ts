import { services } from '#contract/collections/services.ts';
import { shownBlocks } from '#web/admin/editing/fields/blocks/shown-blocks.ts';
import { recordPreview, type PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';

/** A service with the blocks that visitors would see now, public or not, saved or not. */
export function servicePreview(savedSlug: string): PreviewSource {
  const source = recordPreview(services, savedSlug);
  return {
    ...source,
    pinnedQueries: (typed) => source.pinnedQueries({ ...typed, blocks: shownBlocks(typed.blocks) }),
  };
}
