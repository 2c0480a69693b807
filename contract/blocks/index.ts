import { serviceBlocks } from './service-blocks.ts';
import { siteBlocks } from './site-blocks.ts';
import { textBlocks } from './text-blocks.ts';

/** Every kind of block, by the `type` of its blocks. */
export const blockKinds = { ...siteBlocks, ...serviceBlocks, ...textBlocks };
export type BlockType = keyof typeof blockKinds;
