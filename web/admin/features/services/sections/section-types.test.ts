import { expect, test } from 'vitest';
import { SERVICE_BLOCKS } from '#contract/constants.ts';
import { headingFor, sizeLabel, typeNames, knownType } from './section-types.ts';

test('offers all eight types, and edits an unknown type as custom', () => {
  expect([...typeNames].sort()).toEqual(Object.keys(SERVICE_BLOCKS).sort());
  expect([knownType('tech'), knownType('unheard'), knownType(undefined)]).toEqual(['tech', 'custom', 'custom']);
});

test("a section's second line shows its type and size", () => {
  expect(sizeLabel('problems', 4, 0)).toBe('Problems, 4 points');
  expect(sizeLabel('process', 1, 30)).toBe('Process, 1 step');
  expect(sizeLabel('custom', 0, 120)).toBe('Custom, 120 words');
  expect(sizeLabel('custom', 2, 1)).toBe('Custom, 1 word, 2 items');
  expect(sizeLabel('tech', 0, 0)).toBe('Tech, empty');
});

test('a heading follows the type until the editor changes it', () => {
  expect(headingFor('Our Process', 'process', 'tech')).toBe('Tech Stack');
  expect(headingFor('', 'custom', 'faqs')).toBe('FAQs');
  expect(headingFor('How we work', 'process', 'tech')).toBe('How we work');
});
