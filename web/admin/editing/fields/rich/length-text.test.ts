import { expect, test } from 'vitest';
import { lengthText } from './length-text.ts';

test('a text shows its word count and its reading time', () => {
  expect(lengthText('')).toBe('No text yet');
  expect(lengthText('<p>One</p>')).toBe('1 word, 1 min to read');
  expect(lengthText(`<p>${'word '.repeat(482)}</p>`)).toBe('482 words, 3 min to read');
});
