import type { Block } from '#contract/blocks/block.ts';
import { blockAnchors } from '../blocks/block-anchors.ts';
import { partOf } from '../blocks/block-part.tsx';
import { knownBlocks } from '../blocks/known-blocks.ts';
import type { TemplateSide } from './template-side.ts';

export { areLive, knownBlocks, loadBlocks, sourcesOf } from '../blocks/known-blocks.ts';

/** The blocks on one side of a main part. The main part has the headline of the page. */
export function TemplateBlocks({ blocks, side }: { blocks: readonly Block[]; side: TemplateSide }) {
  const known = knownBlocks(blocks);
  const anchors = blockAnchors(known.map(({ block }) => block.type));
  return known.map(({ block, view }, index) => {
    const Part = partOf(block, view);
    return <Part key={block._id} block={block} place={{ anchor: `${side}-${anchors[index]}`, level: 2 }} />;
  });
}
