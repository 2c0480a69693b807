import type { BlockType } from '#contract/blocks/index.ts';
import { startingShapes } from '#contract/blocks/starting-shapes.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { isBlock, newBlock, sectionOf } from './block-values.ts';

interface PageWithBlocks {
  blocks?: readonly unknown[] | undefined;
}

/** A block of a kind with words to look at: the shared ones, those of a page, or the examples of a starting shape. */
export function sampleBlock(type: BlockType, pages: readonly PageWithBlocks[]): Values {
  if (sectionOf(type)) return newBlock(type);
  const used = pages
    .flatMap(({ blocks = [] }) => blocks)
    .filter(isBlock)
    .find((block) => block.type === type && block.source === 'own');
  if (used) return { ...used, hidden: false, from: '', until: '' };
  const example = startingShapes.flatMap(({ blocks }) => blocks).find((block) => block.type === type);
  return newBlock(type, example?.content);
}
