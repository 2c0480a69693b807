import { expect, test } from 'vitest';
import { oneBlockPerLine } from './format-html.ts';

test('every block of the HTML view is on its own line', () => {
  expect(oneBlockPerLine('<h2>A</h2><p>b <em>c</em></p><ul><li>d</li><li>e</li></ul><hr><p>f</p>')).toBe(
    '<h2>A</h2>\n<p>b <em>c</em></p>\n<ul>\n<li>d</li>\n<li>e</li>\n</ul>\n<hr>\n<p>f</p>',
  );
});

test('code blocks keep their line breaks', () => {
  const code = '<pre><code>if (a &lt; b) {\n  <mark>go</mark>\n}</code></pre>';
  expect(oneBlockPerLine(`<p>a</p>${code}<p>b</p>`)).toBe(`<p>a</p>\n${code}\n<p>b</p>`);
});

test('formatting HTML twice adds no further line breaks', () => {
  const once = oneBlockPerLine(
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><p>c</p>',
  );
  expect(oneBlockPerLine(once)).toBe(once);
});
