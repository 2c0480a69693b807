import { expect, test } from 'vitest';
import { freeSlug } from './free-slug.ts';

test('the slug that is suggested is one that nobody has', () => {
  expect(freeSlug('web-design', new Set(['web-design']))).toBe('web-design-2');
  expect(freeSlug('web-design', new Set(['web-design', 'web-design-2']))).toBe('web-design-3');
  expect(freeSlug('web-design-2', new Set(['web-design', 'web-design-2']))).toBe('web-design-3');
  expect(freeSlug('2', new Set(['2']))).toBe('2-2');
});
