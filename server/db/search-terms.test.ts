import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('a search uses the first eight distinct words', () => {
  expect(searchTerms(' Sand  sand WIND ')).toEqual(['sand', 'wind']);
  expect(searchTerms(Array.from({ length: 100 }, (_, index) => `w${index}!`).join(' '))).toHaveLength(8);
});

test('a search word contained in a longer one is dropped', () => {
  expect(searchTerms('a sand sandstone')).toEqual(['sandstone']);
});
