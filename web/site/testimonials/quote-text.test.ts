import { expect, test } from 'vitest';
import { quoteSize, splitQuote } from './quote-text.ts';

test('the last sentence of a quote gets the accent', () => {
  expect(splitQuote('We lost guests. Then it got better! Now we are full.')).toEqual({
    opening: 'We lost guests. Then it got better!',
    closing: 'Now we are full.',
  });
});

test('a quote of one sentence, with or without a full stop, is not split', () => {
  expect(splitQuote('Simply good work.')).toEqual({ opening: 'Simply good work.', closing: '' });
  expect(splitQuote('Simply good work')).toEqual({ opening: 'Simply good work', closing: '' });
});

test('a long quote gets the size "long" and no accent', () => {
  const long = 'A sentence of some length. '.repeat(40);
  expect(quoteSize(long)).toBe('long');
  expect(splitQuote(long)).toEqual({ opening: long.trim(), closing: '' });
});
