import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => 'sand '.repeat(count);

test('reading takes a minute for 200 words, rounded up', () => {
  expect(readingMinutes(words(200))).toBe(1);
  expect(readingMinutes(words(201))).toBe(2);
  expect(readingMinutes(words(1000))).toBe(5);
});

test('reading nothing takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});

test('a text of nothing but opened tags is read as fast as any other', () => {
  expect(readingMinutes('<'.repeat(400_000))).toBe(1);
});

test('tags and lone signs are no words, and tags part the words beside them', () => {
  const html = `<h2 class="a b c d e f">One</h2><p>${words(198)}– &amp;</p>`;
  expect(readingMinutes(html)).toBe(1);
  expect(readingMinutes(`<li>one</li><li>two</li>${words(199)}`)).toBe(2);
});
