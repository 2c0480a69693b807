import { expect, test } from 'vitest';
import { countTerms } from './suggestions.ts';

test('suggestions show how many records use them, the most frequent first', () => {
  expect(countTerms([['Maps'], ['Clay', 'Art'], [], ['Clay']])).toEqual([
    { word: 'Clay', count: 2 },
    { word: 'Art', count: 1 },
    { word: 'Maps', count: 1 },
  ]);
});
