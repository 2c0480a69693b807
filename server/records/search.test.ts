import { expect, test } from 'vitest';
import { wordsOf } from './search.ts';

test('of many words the first eight are looked for, each once', () => {
  expect(wordsOf(' Sand  sand WIND ')).toEqual(['sand', 'wind']);
  expect(wordsOf(Array.from({ length: 100 }, (_, index) => `w${index}!`).join(' '))).toHaveLength(8);
});

test('a word within a longer one is found with it', () => {
  expect(wordsOf('a sand sandstone')).toEqual(['sandstone']);
});
