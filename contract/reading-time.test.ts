import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => 'sand '.repeat(count);

test('reading takes one minute per 200 words, rounded up', () => {
  expect(readingMinutes(words(200))).toBe(1);
  expect(readingMinutes(words(201))).toBe(2);
  expect(readingMinutes(words(1000))).toBe(5);
});

test('an empty text takes one minute', () => {
  expect(readingMinutes('')).toBe(1);
});

test('a text of only unclosed tags is processed without hanging', () => {
  expect(readingMinutes('<'.repeat(400_000))).toBe(1);
});

test('tags and lone symbols do not count as words, and tags separate words', () => {
  const html = `<h2 class="a b c d e f">One</h2><p>${words(198)}– &amp;</p>`;
  expect(readingMinutes(html)).toBe(1);
  expect(readingMinutes(`<li>one</li><li>two</li>${words(199)}`)).toBe(2);
});
