import { expect, test } from 'vitest';
import { CONTACT_WORDS_MAX } from '#contract/constants.ts';
import { contactRules } from '#contract/form-rules.ts';
import { carriedWords } from './carried-words.ts';

test('the contact form takes over the words from the address, without surrounding spaces', () => {
  expect(carriedWords('?message=+A+site+for+our+school%21 ')).toBe('A site for our school!');
  expect(carriedWords('?other=x')).toBe('');
  expect(carriedWords('')).toBe('');
});

test('a message may be as long as the words that another page takes', () => {
  expect(contactRules.message.max).toBeGreaterThanOrEqual(CONTACT_WORDS_MAX);
});
