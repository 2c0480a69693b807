import { expect, test } from 'vitest';
import { nextFreeSlug } from './free-slug.ts';

test('suggests a slug that is not taken', () => {
  expect(nextFreeSlug('web-design', new Set(['web-design']))).toBe('web-design-2');
  expect(nextFreeSlug('web-design', new Set(['web-design', 'web-design-2']))).toBe('web-design-3');
  expect(nextFreeSlug('web-design-2', new Set(['web-design', 'web-design-2']))).toBe('web-design-3');
  expect(nextFreeSlug('2', new Set(['2']))).toBe('2-2');
});
