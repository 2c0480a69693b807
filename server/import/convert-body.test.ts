import { expect, test } from 'vitest';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { convertBody } from './convert-body.ts';

/** What a text becomes once it is stored. */
function stored(html: string, program: 'wordpress' | 'ghost' = 'wordpress') {
  const { html: converted, notes } = convertBody(html, program, {
    picture: (src) => (src.startsWith('https://old.example/') ? '/uploads/one.webp' : null),
    link: (href) => href.replace('https://old.example', ''),
  });
  return { html: cleanHtml(converted), notes: notes.map(({ code, count }) => `${code} ${count}`) };
}

test('of an element that is never closed the tag is marked, and the text after it stays', () => {
  const { html, notes } = stored(
    '<p>Before</p><div><form action="/x"><p>After <b>it</b></p></div><form><p>And more</p>',
  );
  expect(html).toMatch(/<p>Before<\/p>\s*<div>\s*<pre>Not imported: &lt;form action="\/x"&gt;<\/pre>\s*<\/div>/);
  expect(html).toContain('<p>After <b>it</b></p>');
  expect(html).toContain('<p>And more</p>');
  expect(notes).toEqual(['elements 2']);
});

test('what is too long for a mark is named', () => {
  const { notes } = stored(`<form>${'<p>Words</p>'.repeat(2000)}</form>`);
  expect(notes).toEqual(['elements 1', 'mark-shortened 0']);
});

test.each([
  ['attributes without an end', `[link url=https://shop.example/?${'p=value&p=x '.repeat(2000)}`],
  [
    'parameters',
    `[link url=https://shop.example/?${Array.from({ length: 400 }, (_, at) => `p${at}=v${at}`).join('&')} and`,
  ],
  ['captions', '[caption '.repeat(40_000)],
  ['captions of pictures', '[caption]<img src="x">'.repeat(20_000)],
  ['quotes', '[a b="'.repeat(60_000)],
  ['elements', '<pre>'.repeat(60_000)],
  ['tags', '<p '.repeat(100_000)],
  ['a block', `<!-- wp:${'a'.repeat(300_000)} -->`],
  ['forms', '<form>'.repeat(60_000)],
])('hostile %s are converted like any text', (_, text) => {
  expect(convertBody(text, 'wordpress', { picture: () => null, link: (href) => href }).html).toBeTypeOf('string');
});

test('nothing of a script runs, and its source stays readable', () => {
  const { html } = stored('<p onclick="x()">A</p><script>alert("<b>1</b>")</script><a href="javascript:x()">B</a>');
  expect(html).toContain('Not imported: &lt;script&gt;alert("&lt;b&gt;1&lt;/b&gt;")&lt;/script&gt;');
  expect(html).not.toMatch(/onclick|<script|href/);
});

test('a picture that loads late comes from the address that it loads', () => {
  const { html } = stored('<img src="data:image/gif;base64,R0lGOD" data-src="https://old.example/a.jpg" alt="A &quot;bowl&quot;">');
  expect(html).toContain('src="/uploads/one.webp" alt="A &quot;bowl&quot;"');
}); // prettier-ignore

test('a picture with an empty description counts as not described', () => {
  const { html } = stored('<img src="https://old.example/a.jpg" alt=" ">');
  expect(html).toContain('src="/uploads/one.webp"');
  expect(html).not.toContain('alt=');
});

test('a picture inside of its address is marked without its content', () => {
  const { html, notes } = stored(`<img src="data:image/png;base64,${'A'.repeat(5000)}">`);
  expect(html.length).toBeLessThan(200);
  expect(notes).toEqual(['pictures-marked 1']);
});

test('shortcodes in code and in attributes stay, and a shortcode of a plugin keeps the text that it encloses', () => {
  const { html, notes } = stored(
    '<pre>[gallery ids="1"]</pre><p><a href="https://old.example/a" title="[gallery]">[box color="red"]Text[/box]</a></p>',
  );
  expect(html).toContain('<pre>[gallery ids="1"]</pre>');
  expect(html).toContain('title="[gallery]" href="/a"');
  expect(html).toMatch(/Not imported: \[box color="red"\]<\/pre>Text<pre>Not imported: \[\/box\]/);
  expect(notes).toEqual(['shortcodes 2']);
});

test('paragraphs of the classic editor follow empty lines, and text with tags keeps its own', () => {
  expect(stored('One\nline\n\nTwo <em>lines</em>').html).toBe('<p>One<br />line</p>\n<p>Two <em>lines</em></p>');
  expect(stored('<ul>\n<li>A</li>\n</ul>\nAfter').html).toMatch(/<ul>\s*<li>A<\/li>\s*<\/ul>\s*<p>After<\/p>/);
});

test('Ghost has neither shortcodes nor blocks in its texts', () => {
  const { html, notes } = stored('<p>[gallery ids="1"]</p><!-- wp:latest-posts /--><h5>Small</h5>', 'ghost');
  expect(html).toBe('<p>[gallery ids="1"]</p><h4>Small</h4>');
  expect(notes).toEqual([]);
});
