import { isBlockShown, type Block } from '#contract/blocks/block.ts';
import { query } from '#web/api.ts';
import { blockAnchors } from '#web/site/blocks/block-anchors.ts';
import { asList, type Values } from '#web/admin/editing/form/values.ts';
import { withServerFields, type PagePart, type PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';

/** The path at which the preview shows a page that is not saved yet. */
const UNSAVED_PATH = '/preview';

/** A page as visitors would see it now, public or not. The iframe loads the home page and goes there. */
export function pagePreview(savedPath: string | null): PreviewSource {
  const path = savedPath ?? UNSAVED_PATH;
  const key = query('GET /pages/:slug', { params: { slug: path } }).queryKey;
  return {
    title: 'this page',
    start: '/',
    page: path,
    container: 'main',
    parts: partsOf,
    pinnedQueries: (typed) => [{ key, value: withServerFields(asVisitorsSee(typed, path)) }],
  };
}

function partsOf({ blocks }: Values): PagePart[] {
  const shown = blocksOf(blocks)
    .map((block, index) => ({ block, path: `blocks.${index}` }))
    .filter(({ block }) => isBlockShown(block));
  const anchors = blockAnchors(shown.map(({ block }) => block.type));
  return shown.map(({ path }, index) => ({ id: anchors[index] ?? '', path }));
}

function blocksOf(blocks: unknown): Block[] {
  return asList(blocks) as Block[]; // the form has only blocks here
}

function asVisitorsSee(typed: Values, path: string): Values {
  const { title, blocks } = typed;
  return {
    ...typed,
    slug: path,
    title: typeof title === 'string' && title.trim() ? title : 'Untitled',
    blocks: blocksOf(blocks).filter((block) => isBlockShown(block)),
  };
}
