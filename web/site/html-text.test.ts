import { expect, test } from 'vitest';
import { htmlExcerpt, htmlToText } from './html-text.ts';

test('the words of a formatted text are in one line, as they are read', () => {
  expect(htmlToText('<h2>Sand</h2>\n<p>wind &amp;&nbsp;&lt;time&gt; &amp;lt; &quot;it&#39;s&quot;</p>')).toBe(
    'Sand wind & <time> &lt; "it\'s"',
  );
});

test('the beginning of a text ends with a whole word', () => {
  expect(htmlExcerpt('<p>Short.</p>')).toBe('Short.');
  const long = htmlExcerpt(`<p>${'seven77 '.repeat(100)}</p>`);
  expect(long).toMatch(/^(seven77 )+seven77…$/);
  expect(long.length).toBeGreaterThan(150);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(htmlExcerpt('x'.repeat(500))).toHaveLength(160);
});
