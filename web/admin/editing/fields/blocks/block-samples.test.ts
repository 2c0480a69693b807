import { expect, test } from 'vitest';
import { blockKinds, type BlockType } from '#contract/blocks/index.ts';
import { sampleBlock } from './block-samples.ts';

const own = Object.values(blockKinds)
  .filter(({ section }) => section === null)
  .map(({ name }): BlockType => name);

test.for(own)('the drawer shows the kind %s with words, before any page has such a block', (name) => {
  const { content } = sampleBlock(name, [], ['/uploads/a.webp']);
  expect(JSON.stringify(content)).toMatch(/:"(?!")|\["/);
});
