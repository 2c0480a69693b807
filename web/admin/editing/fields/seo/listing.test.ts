import { expect, test } from 'vitest';
import { truncate, DESCRIPTION_LENGTH, lengthFit, searchListing, TITLE_LENGTH } from './listing.ts';

const post = { title: 'Sand', excerpt: 'Dry.', coverImageUrl: '/uploads/a.webp' };

test('a search result uses its own title, description and picture, or else those of the page', () => {
  expect(searchListing(post, { title: ' ', description: '' })).toEqual({
    title: 'Sand',
    description: 'Dry.',
    image: '/uploads/a.webp',
  });
  expect(searchListing(post, { title: 'Wells', description: 'Deep.', ogImage: '/b.webp' })).toEqual({
    title: 'Wells',
    description: 'Deep.',
    image: '/b.webp',
  });
  expect(searchListing({ title: 'A', subtitle: 'Below it' }, {}).description).toBe('Below it');
});

test('a text length is rated as empty, short, good or too long', () => {
  expect([0, 29, 30, 60, 61].map((length) => lengthFit(length, TITLE_LENGTH))).toEqual([
    'empty',
    'short',
    'good',
    'good',
    'too long',
  ]);
  expect([101, 160, 161].map((length) => lengthFit(length, DESCRIPTION_LENGTH))).toEqual(['short', 'good', 'too long']);
});

test('text that is too long for a search result is truncated between words', () => {
  expect(truncate('How we cut a hotel site', 15)).toBe('How we cut a…');
  expect(truncate('Short', 15)).toBe('Short');
  expect(truncate('x'.repeat(40), 10)).toBe(`${'x'.repeat(9)}…`);
});
