import { isDeepStrictEqual } from 'node:util';
import { isBlockShown, isKnownBlock, type Block } from '#contract/blocks/block.ts';
import { withoutHidden } from '#contract/public-view.ts';
import { rules } from '#contract/rule-texts.ts';
import { invalidField } from '#server/http/failure.ts';

/** The blocks that visitors see now, without hidden entries in their lists. */
export function visibleBlocks(blocks: readonly Block[]): Block[] {
  const now = new Date();
  return withoutHidden(blocks.filter((block) => isBlockShown(block, now)));
}

/** A block of an unknown kind may only stay as it was stored: nothing checks or sanitises its content. */
export function refuseNewUnknownBlocks<N extends string>(
  before: Record<N, readonly Block[]> | null,
  after: Record<N, readonly Block[]>,
  field: N,
): void {
  for (const [index, block] of after[field].entries()) {
    if (isKnownBlock(block)) continue;
    const stored = before?.[field].find(({ _id }) => _id === block._id);
    if (!isDeepStrictEqual(stored, block)) throw invalidField(`${field}.${index}.type`, rules.blockUnknown(block.type));
  }
}
