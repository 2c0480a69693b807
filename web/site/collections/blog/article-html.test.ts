import { expect, test } from 'vitest';
import { articleHeadings, articleHtml } from './article-html.ts';

test('headings get anchors from their words, and the contents link to the same anchors', () => {
  const html =
    '<h2>Weigh it &amp; see</h2><p>a</p><h3 lang="hi">रेत <em>2</em></h3><h2>Weigh it &amp; see</h2><h4>No</h4>';
  expect(articleHeadings(html)).toEqual([
    { id: 'on-weigh-it-see', text: 'Weigh it & see', isSub: false },
    { id: 'on-रेत-2', text: 'रेत 2', isSub: true },
    { id: 'on-weigh-it-see-2', text: 'Weigh it & see', isSub: false },
  ]);
  expect([...articleHtml(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(
    articleHeadings(html).map(({ id }) => id),
  );
});

test('a heading without words is not in the contents', () => {
  expect(articleHeadings('<h2> </h2><h2>!</h2>')).toEqual([{ id: 'on-part-2', text: '!', isSub: false }]);
});

test('code shows its language and a copy button, and takes the colours of a block with the same text', () => {
  const text = '<pre><code class="language-css">a &gt; b { c: "d" }</code></pre>';
  const colored = '<span class="t">a</span> &gt; b { c: <span class="s">&quot;d&quot;</span> }';
  expect(articleHtml(text, [colored])).toBe(
    `<div class="code" data-language="css"><button type="button">Copy</button><pre><code class="language-css">${colored}</code></pre></div>`,
  );
});

test('code that has changed since its colours were made stays without them', () => {
  const text = '<pre lang="en"><code class="language-css">a { b: <mark>new</mark> }</code></pre><pre>plain</pre>';
  const html = articleHtml(text, ['a { b: <span class="s">old</span> }']);
  expect(html).toContain('<code class="language-css">a { b: <mark>new</mark> }</code>');
  expect(html).toContain('<pre>plain</pre>');
});

test('a short quote becomes a pull quote, unless typed marks would then stand twice', () => {
  expect(articleHtml('<blockquote><p>Short.</p></blockquote>')).toBe(
    '<blockquote class="pull"><p>Short.</p></blockquote>',
  );
  expect(articleHtml('<blockquote lang="de">„Kurz“</blockquote>')).toContain(
    '<blockquote lang="de" class="pull marked">',
  );
  expect(articleHtml(`<blockquote><p>${'long '.repeat(50)}</p></blockquote>`)).toContain('<blockquote><p>');
});

test('markup inside an attribute stays text', () => {
  const html = articleHtml('<p><img alt="<h2>a</h2><pre>b</pre><blockquote>c</blockquote>"></p>');
  expect(html).toBe(
    '<p><img alt="&lt;h2&gt;a&lt;/h2&gt;&lt;pre&gt;b&lt;/pre&gt;&lt;blockquote&gt;c&lt;/blockquote&gt;"></p>',
  );
});
