import { query } from '#web/api.ts';
import { partsOfBlocks, shownBlocks } from '#web/admin/editing/fields/blocks/shown-blocks.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { withServerFields, type PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** The path at which the preview shows a page that is not saved yet. */
const UNSAVED_PATH = '/preview';

/** A page as visitors would see it now, public or not. The iframe loads the home page and goes there. */
export function pagePreview(savedPath: string | null): PreviewSource {
  const path = savedPath ?? UNSAVED_PATH;
  const key = query('GET /pages/:slug', { params: { slug: path } }).queryKey;
  return {
    title: blocksTexts.thisPageInside,
    start: '/',
    page: path,
    container: 'main',
    parts: ({ blocks }) => partsOfBlocks(blocks, 'blocks'),
    pinnedQueries: (typed) => [{ key, value: withServerFields(asVisitorsSee(typed, path)) }],
  };
}

function asVisitorsSee(typed: Values, path: string): Values {
  const { title, blocks } = typed;
  return {
    ...typed,
    slug: path,
    title: typeof title === 'string' && title.trim() ? title : commonTexts.untitled,
    blocks: shownBlocks(blocks),
  };
}
