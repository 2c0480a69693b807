import { isBlockShown, type Block } from '#contract/blocks/block.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import type { PagePart } from '#web/admin/editing/preview/preview-sources.ts';
import { blockAnchors } from '#web/site/blocks/block-anchors.ts';

/** The blocks of a form that visitors would see now. */
export function shownBlocks(blocks: unknown): Block[] {
  return blocksOf(blocks).filter((block) => isBlockShown(block));
}

/** The parts of the page that show the blocks at a path of the form. */
export function partsOfBlocks(blocks: unknown, path: string, prefix = ''): PagePart[] {
  const shown = blocksOf(blocks)
    .map((block, index) => ({ block, path: `${path}.${index}` }))
    .filter(({ block }) => isBlockShown(block));
  const anchors = blockAnchors(shown.map(({ block }) => block.type));
  return shown.map((part, index) => ({ id: prefix + (anchors[index] ?? ''), path: part.path }));
}

function blocksOf(blocks: unknown): Block[] {
  return asList(blocks) as Block[]; // the form has only blocks here
}
