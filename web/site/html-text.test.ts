import { expect, test } from 'vitest';
import { beginsWith, htmlExcerpt, htmlToText } from './html-text.ts';

test('converts formatted text to one line of plain text', () => {
  expect(htmlToText('<h2>Sand</h2>\n<p>wind &amp;&nbsp;&lt;time&gt; &amp;lt; &quot;it&#39;s&quot;</p>')).toBe(
    'Sand wind & <time> &lt; "it\'s"',
  );
});

test('an excerpt ends with a whole word', () => {
  expect(htmlExcerpt('<p>Short.</p>')).toBe('Short.');
  const long = htmlExcerpt(`<p>${'seven77 '.repeat(100)}</p>`);
  expect(long).toMatch(/^(seven77 )+seven77…$/);
  expect(long.length).toBeGreaterThan(150);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(htmlExcerpt('x'.repeat(500))).toHaveLength(160);
});

test('compares the beginning of formatted text with plain text, without tags and line breaks', () => {
  const story = '<p>A long <em>dining</em> room,\nwith north windows.</p><p>We hung the flowers.</p>';
  expect(beginsWith(story, 'A long dining room, with north windows.')).toBe(true);
  expect(beginsWith(story, 'We hung the flowers.')).toBe(false);
  expect(beginsWith('', 'A long dining room.')).toBe(false);
});
