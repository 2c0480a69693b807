import type { Block, KnownBlock } from '#contract/blocks/block.ts';
import type { FetchQuery, GetQueryData } from '../routes.ts';
import { partOf, viewOf } from './block-part.tsx';
import { componentOf, contentOf, loadBlock, type AnyView } from './block-view.ts';

/** A block with the view of its kind. */
export interface KnownPart {
  block: KnownBlock;
  view: AnyView;
}

/** The blocks that this version knows. */
export function knownBlocks(blocks: readonly Block[] = []): KnownPart[] {
  return blocks.flatMap((block) => {
    const view = viewOf(block);
    return view ? [{ block: block as KnownBlock, view }] : []; // it has a view, so it is known
  });
}

/** Loads what all blocks read, and their scripts. */
export async function loadBlocks(blocks: readonly KnownPart[], fetchQuery: FetchQuery): Promise<void> {
  await Promise.all([
    ...blocks.map(({ block, view }) => loadBlock(block, view, fetchQuery)),
    ...blocks.map(({ block, view }) => partOf(block, view).fetch()),
  ]);
}

/** The source files of their components, the keys of their styles in the build's manifest. */
export function sourcesOf(blocks: readonly KnownPart[]): string[] {
  return blocks.map(({ block, view }) => componentOf(block, view).source);
}

/** Whether one of them needs its script before the visitor does anything. */
export function areLive(blocks: readonly KnownPart[], getData: GetQueryData): boolean {
  return blocks.some(({ block, view }) => {
    const content = contentOf(block, view, getData);
    return content !== undefined && view.isLive(content);
  });
}
