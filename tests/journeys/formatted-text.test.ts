import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml, htmlToText } from '#server/sanitize/sanitize.ts';
import { visitor } from '../support/browser.ts';
import { editorIn } from '../support/editor-in.ts';
import { starterSite } from '../support/running.ts';

const plainText = fc.constantFrom('sand', 'wind & salt', 'रेत', '1 < 2', 'a  b', '“dune”');
const language = fc.constantFrom('', '', '', ' lang="hi"', ' dir="rtl"');

const inline: fc.Arbitrary<string> = fc.letrec<{ text: string; run: string }>((tie) => ({
  text: fc.oneof({ depthSize: 'small', withCrossShrink: true }, plainText.map(escaped), tie('run')),
  run: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'kbd', 'code', 'b', 'i'),
        language,
        tie('text'),
      )
      .map(([tag, attributes, text]) => `<${tag}${attributes}>${text}</${tag}>`),
    tie('text').map((text) => `<a href="/contact?a=1&amp;b=2" title="There">${text}</a>`),
    tie('text').map((text) => `<a href="https://dune.example/x">${text}</a>`),
    tie('text').map((text) => `<time datetime="2026-11-20">${text}</time>`),
    tie('text').map((text) => `<span lang="hi">${text}</span>`),
    fc.constant('one<br>two'),
    fc.constant('<img src="/uploads/a.webp" alt="Sand" width="10" height="20">'),
  ),
})).text;

const block: fc.Arbitrary<string> = fc.letrec<{ block: string; some: string; item: string }>((tie) => ({
  some: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('')),
  item: fc.oneof(inline, tie('some')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), language, inline)
      .map(([tag, own, text]) => `<${tag}${own}>${text}</${tag}>`),
    fc.constant('<hr>'),
    fc.constant('<pre><code class="language-ts">if (a &lt; b) {\n  go();\n}</code></pre>'),
    inline.map(
      (text) => `<figure><img src="/uploads/b.webp" alt="Dune &quot;7&quot;"><figcaption>${text}</figcaption></figure>`,
    ),
    fc.constant('<figure><a href="/portfolio"><img src="https://a.example/c.jpg" alt=""></a></figure>'),
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((items) => `<ol start="4">${items.map((item) => `<li>${item}</li>`).join('')}</ol>`),
    tie('some').map((blocks) => `<blockquote>${blocks}</blockquote>`),
    tie('some').map((blocks) => `<figure>${blocks}<figcaption>Several</figcaption></figure>`),
    fc.tuple(fc.constantFrom('div', 'address'), tie('item')).map(([tag, item]) => `<${tag}>${item}</${tag}>`),
    fc
      .array(fc.tuple(tie('item'), tie('item')), { minLength: 1, maxLength: 2 })
      .map((rows) => rows.map(([a, b]) => `<tr><th scope="row">${a}</th><td>${b}</td></tr>`).join(''))
      .map(
        (rows) =>
          `<table><caption>Sand</caption><thead><tr><th colspan="2">Head</th></tr></thead><tbody>${rows}</tbody><tfoot><tr><td>1</td><td>2</td></tr></tfoot></table>`,
      ),
  ),
})).block;

const documents = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => cleanHtml(blocks.join('')));

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

test('opening and saving a text keeps everything that the server allows', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const texts = fc.sample(documents, { numRuns: 400, seed: 7 });
  const results = await editor.through(texts);
  for (const [index, { html, lost }] of results.entries()) {
    const text = texts[index] ?? '';
    expect(lost, text).toEqual([]);
    expect(wordsOf(cleanHtml(html)), text).toBe(wordsOf(text));
  }
});

test('the editor writes nothing that the server removes, and a second pass changes nothing', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const texts = fc.sample(documents, { numRuns: 300, seed: 8 });
  const once = (await editor.through(texts)).map(({ html }) => html);
  for (const html of once) expect(tagsOf(cleanHtml(html)), html).toEqual(tagsOf(html));
  const twice = (await editor.through(once.map(cleanHtml))).map(({ html }) => cleanHtml(html));
  for (const [index, html] of twice.entries()) expect(html).toBe(cleanHtml(once[index] ?? ''));
});

test('the starter posts pass through the editor unchanged', async () => {
  const page = await visitor(starterSite(), { policy: false });
  const editor = await editorIn(page);
  const answer = async (path: string) => (await fetch(`${starterSite()}/api/blog${path}`)).json() as Promise<unknown>;
  const { items } = (await answer('?limit=50')) as { items: { slug: string }[] };
  const posts = await Promise.all(items.map(({ slug }) => answer(`/${slug}`)));
  const texts = posts.map((post) => (post as { content: string }).content);
  expect(texts.length).toBeGreaterThan(5);
  const results = await editor.through(texts);
  for (const [index, { html, lost }] of results.entries()) {
    expect(lost).toEqual([]);
    expect(collapseWhitespace(cleanHtml(html))).toBe(collapseWhitespace(texts[index] ?? ''));
  }
});

test('the editor reports markup it does not support, so that the formatted view leaves it alone', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const [caption] = await editor.through([
    '<table><caption>A <em>b</em></caption><tbody><tr><td>1</td></tr></tbody></table>',
  ]);
  expect(caption?.lost).toContain('formatting in a caption');
});

test('text pasted from a word processor is cleaned', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const { html, lostPictures } = await editor.pasted(WORD);
  expect(html).toBe(
    '<h2>The walk</h2><p>Two hours, <strong>eight</strong> people and <em>one</em> guide.</p>' +
      '<ul><li>Water<ul><li>Two litres</li></ul></li><li>A hat</li></ul><ol><li>Meet</li><li>Walk</li></ol>' +
      '<table><tbody><tr><td>Price</td><td>600</td></tr></tbody></table>' +
      '<p>See <a href="https://dune.example/walks">the page</a>.</p>',
  );
  expect(lostPictures).toBe(1);
});

test('text pasted from an online word processor is cleaned', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const { html } = await editor.pasted(DOCS);
  expect(html).toBe(
    '<h2>Prices</h2><p>Plain, <strong>bold</strong> and <strong><em>both</em></strong>.</p><ul><li>One</li><li>Two</li></ul>',
  );
});

test('a pasted web page loses its layout, styles and tracking pixels', async () => {
  const editor = await editorIn(await visitor(starterSite(), { policy: false }));
  const { html, lostPictures } = await editor.pasted(WEB);
  expect(html).toBe(
    '<h2>Salt</h2><p>Words in a <a href="/a">box</a>.</p><p>More.</p><figure><img src="https://a.example/salt.jpg" alt="Salt"><figcaption>Salt</figcaption></figure><pre><code class="language-js">a = 1</code></pre>',
  );
  expect(lostPictures).toBe(0);
});

function wordsOf(html: string): string {
  return htmlToText(html).replace(/\s/g, '');
}

/** Every tag with the attributes that the server does not add by itself. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => {
    const names = [...rest.matchAll(/\s([a-z-]+)=/g)].map(([, name = '']) => name);
    const own = names.filter((name) => !['loading', 'target', 'rel'].includes(name)).toSorted();
    return [tag, ...own].join(' ');
  });
}

/** Blank space between blocks says nothing. */
function collapseWhitespace(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/>\s+</g, '><').trim();
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:Calibri}</style></head>
<body lang=EN-IN><!--StartFragment--><h1 style='mso-margin-top-alt:auto'><span lang=EN-US style='font-family:"Calibri Light"'>The walk<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:14.0pt'>Two hours, <b style='mso-bidi-font-weight:normal'>eight</b>&nbsp; people and <i>one</i> guide.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Two litres</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>A hat</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Meet</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Walk</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='width:75pt'><p class=MsoNormal>Price<o:p></o:p></p></td><td><p class=MsoNormal>600</p></td></tr></table>
<p class=MsoNormal><img width=300 src="file:///C:/Users/x/clip_image001.png"></p>
<p class=MsoNormal>See <a href="https://dune.example/walks" style='color:blue'>the page</a><a name="_Toc1"></a>.</p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-weight:700">Prices</span></h1>
<p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span> and </span><span style="font-weight:700;font-style:italic">both</span><span>.</span></p><br>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr"><p dir="ltr"><span>Two</span></p></li></ul></b>`;

const WEB = `<article class="post" onclick="x()"><nav><a href="/x">Menu</a></nav><h1 class="t">Salt</h1><div class="a"><div style="color:red">Words in a <a href="/a" target="_blank" class="l">box</a>.</div><div><font face="Arial">More.</font></div><div> </div></div>
<figure class="wide"><img src="https://a.example/salt.jpg" alt="Salt" class="i" style="width:3px" srcset="x"><figcaption>Salt</figcaption></figure><img src="http://a.example/p.gif" width="1" height="1"><script>no()</script><pre class="hl"><code class="language-js hl">a = 1</code></pre><button>Share</button></article>`;
