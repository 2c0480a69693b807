import { expect, test } from 'vitest';
import { countTerms } from './suggestions.ts';

test('words are offered with how many records have them, the most frequent first', () => {
  expect(countTerms([['Maps'], ['Clay', 'Art'], [], ['Clay']])).toEqual([
    { word: 'Clay', count: 2 },
    { word: 'Art', count: 1 },
    { word: 'Maps', count: 1 },
  ]);
});
