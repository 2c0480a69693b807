import { expect, test } from 'vitest';
import { cleanHtml, plainText } from './sanitize.ts';

const ADDRESS = `/uploads/${'a'.repeat(32)}-1200x800.webp`;

test('a picture in a text says its size and waits until it is reached', () => {
  const clean = cleanHtml(`<img src="${ADDRESS}" alt="Sand" width="5" onerror="x()">`);
  expect(clean).toBe(`<img loading="lazy" src="${ADDRESS}" alt="Sand" width="1200" height="800" />`);
  expect(cleanHtml(clean)).toBe(clean);
});

test('marks within a word leave it whole', () => {
  expect(plainText('<p><b>W</b>eb un<em>believ</em>able<br>end</p>')).toBe('Web unbelievable end');
});

test('a link says itself neither where it opens nor what the other page may know', () => {
  expect(cleanHtml('<a href="/x" target="_top" rel="opener">x</a>')).toBe('<a href="/x">x</a>');
  expect(cleanHtml('<a href="https://a.example" rel="opener">x</a>')).toContain('rel="noopener noreferrer"');
});

test('a size is a number of pixels or none', () => {
  expect(cleanHtml('<img src="https://a.example/b.png" width="1e9" height="abc">')).not.toMatch(/width|height/);
});

test('a picture of another site keeps the size it was given', () => {
  expect(cleanHtml('<img src="https://a.example/b.jpg" width="5">')).toContain('width="5"');
});

test('a text in another language says which', () => {
  const hindi = '<p lang="hi">रेत</p>';
  expect(cleanHtml(hindi)).toBe(hindi);
});

test('the words of a text are its words, apart, without tags and signs of HTML', () => {
  expect(plainText('<h2 class="x">Sand</h2><p>dry &amp; <b>cold</b>, 1 &lt; 2</p><script>no()</script>')).toBe(
    'Sand dry & cold, 1 < 2',
  );
});
