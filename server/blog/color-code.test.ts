import { expect, test } from 'vitest';
import { cleanHtml, htmlToText } from '#server/sanitize/sanitize.ts';
import { blogPosts } from '#server/starter/content/blog/index.ts';
import { colorCode } from './color-code.ts';

test('code in a known language gets coloured spans and keeps its text', () => {
  const [html = ''] = colorCode(
    '<p>Before</p><pre><code class="language-css">a { color: &quot;x&quot; } /* &lt;b&gt; */</code></pre>',
  );
  expect(html).toContain('<span class="t">a</span>');
  expect(html).toContain('<span class="c">/* &lt;b&gt; */</span>');
  expect(htmlToText(html)).toBe('a { color: "x" } /* <b> */');
});

test('code without a known language, with other formatting or of great length stays as it is', () => {
  expect(colorCode('<pre><code>a = 1</code></pre>')).toEqual([]);
  expect(colorCode('<pre><code class="language-unknown">a = 1</code></pre>')).toEqual([]);
  expect(colorCode('<pre><code class="language-js">a = <mark>1</mark></code></pre>')).toEqual([]);
  expect(colorCode(`<pre><code class="language-js">${'a = 1;'.repeat(10_000)}</code></pre>`)).toEqual([]);
});

test('the colours add nothing but spans with one of six classes', () => {
  const blocks = blogPosts.flatMap(({ content = '' }) => colorCode(cleanHtml(content)));
  expect(blocks.length).toBeGreaterThan(10);
  for (const block of blocks) expect(block.replace(/<span(?: class="[ktasnc]")?>|<\/span>/g, '')).not.toMatch(/[<>]/);
});
