import { anyBlock } from '#contract/blocks/block.ts';
import { blockKinds, type BlockType } from '#contract/blocks/index.ts';
import { metaOf, parseLenient, schemaOf } from '#contract/field-meta.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { isGroup, type Values } from '#web/admin/editing/form/values.ts';

/** A block of the page in its form. */
export interface BlockValues extends Values {
  _id: string;
  type: string;
}

export function isBlock(value: unknown): value is BlockValues {
  return isGroup(value) && typeof value._id === 'string' && typeof value.type === 'string';
}

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockKinds, type);
}

/** A new block. One of a kind with a section begins with the shared words, unless it gets `content`. */
export function newBlock(type: BlockType, content?: Values): Values {
  const schema = schemaOf(anyBlock, { type }) ?? anyBlock;
  return schema.parse({ type, ...(content && { source: 'own', content }) }) as Values; // a block is a group
}

/** A new block for a page, as the person who adds it expects it. */
export function blockToAdd(type: BlockType, isHome: boolean): Values {
  return blockKinds[type].beginsWithOwnWords && !isHome ? newBlock(type, {}) : newBlock(type);
}

/** A copy of a block that is a block of its own. */
export function copyBlock(block: BlockValues): BlockValues {
  return { ...structuredClone(block), _id: crypto.randomUUID() };
}

/** The section whose words a kind of block can share. */
export function sectionOf(type: BlockType): SectionName | null {
  return blockKinds[type].section;
}

/** The words of a section as the content of a block. */
export function contentFrom(type: BlockType, section: unknown): Values {
  const schema = schemaOf(anyBlock, { type }) ?? anyBlock;
  const content = metaOf(schema).shape?.content;
  return (content ? parseLenient(content, section) : {}) as Values; // the content of a block is a group
}
