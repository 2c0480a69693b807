import { expect, test } from 'vitest';
import { sectionsOf, serviceSections, withSections } from '#contract/service-sections.ts';
import { withBlocks } from './service-kind.ts';

const sections = serviceSections.parse([
  { type: 'problems', items: ['Dust'] },
  { type: 'process', items: ['Map'] },
]);

test('a draft with sections becomes one with blocks, and only what was typed differs', () => {
  const blocks = withSections([], sections);
  expect(withBlocks({ title: 'Wells', sections }, { blocks })).toEqual({ title: 'Wells', blocks });
  const typed = sections.map((section, index) => (index === 1 ? { ...section, items: ['Map', 'Dig'] } : section));
  const upgraded = withBlocks({ title: 'Wells', sections: typed }, { blocks }).blocks as typeof blocks;
  expect(upgraded[0]).toEqual(blocks[0]);
  expect(upgraded[1]?._id).toBe(blocks[1]?._id);
  expect(sectionsOf(upgraded)).toEqual(typed);
});

test('a draft with blocks stays as it is', () => {
  const draft = { title: 'Wells', blocks: [] };
  expect(withBlocks(draft, { blocks: withSections([], sections) })).toBe(draft);
});
