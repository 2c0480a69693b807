import { expect, test } from 'vitest';
import { carriedWords } from './carried-words.ts';

test('the contact form takes over the words from the address, without surrounding spaces', () => {
  expect(carriedWords('?message=+A+site+for+our+school%21 ')).toBe('A site for our school!');
  expect(carriedWords('?other=x')).toBe('');
  expect(carriedWords('')).toBe('');
});
