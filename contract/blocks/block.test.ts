import { expect, test } from 'vitest';
import { containsHtml, metaOf, schemaOf } from '#contract/field-meta.ts';
import { anyBlock, blockList } from './block.ts';
import { blockKinds } from './index.ts';
import { startingShapes } from './starting-shapes.ts';

test.each(Object.keys(blockKinds))('a block of the kind %s has its fields described', (type) => {
  const schema = schemaOf(anyBlock, { type });
  const shape = schema && metaOf(schema).shape;
  expect(Object.keys(shape ?? {})).toContain('content');
});

test('the blocks contain formatted texts, which are sanitised', () => {
  expect(containsHtml(blockList('Blocks'))).toBe(true);
});

test.each(startingShapes.map(({ label, blocks }) => [label, blocks] as const))(
  'the starting shape %s is made of valid blocks',
  (_, blocks) => {
    const stored = blocks.map(({ content, ...block }) => ({ ...block, ...(content && { source: 'own', content }) }));
    const parsed = blockList('Blocks').parse(stored);
    expect(parsed.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type));
  },
);
