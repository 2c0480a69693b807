import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('of many words the first eight are looked for, each once', () => {
  expect(searchTerms(' Sand  sand WIND ')).toEqual(['sand', 'wind']);
  expect(searchTerms(Array.from({ length: 100 }, (_, index) => `w${index}!`).join(' '))).toHaveLength(8);
});

test('a word within a longer one is found with it', () => {
  expect(searchTerms('a sand sandstone')).toEqual(['sandstone']);
});
