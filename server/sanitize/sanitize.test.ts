import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#contract/html.ts';
import { isSafeLink, isSafeSource } from '#contract/links.ts';
import { hostileHtml } from '../../tests/support/hostile-html.ts';
import { cleanHtml, htmlToText, SANITIZER_VERSION } from './sanitize.ts';

const ADDRESS = `/uploads/${'a'.repeat(32)}-1200x800.webp`;

test('an uploaded picture in a text gets its size and lazy loading', () => {
  const clean = cleanHtml(`<img src="${ADDRESS}" alt="Sand" width="5" onerror="x()">`);
  expect(clean).toBe(`<img loading="lazy" src="${ADDRESS}" alt="Sand" width="1200" height="800" />`);
  expect(cleanHtml(clean)).toBe(clean);
});

test('htmlToText does not split a word at inline tags', () => {
  expect(htmlToText('<p><b>W</b>eb un<em>believ</em>able<br>end</p>')).toBe('Web unbelievable end');
});

test('a link cannot set its own target or rel attribute', () => {
  expect(cleanHtml('<a href="/x" target="_top" rel="opener">x</a>')).toBe('<a href="/x">x</a>');
  expect(cleanHtml('<a href="https://a.example" rel="opener">x</a>')).toContain('rel="noopener noreferrer"');
});

test('a picture size must be a number of pixels', () => {
  expect(cleanHtml('<img src="https://a.example/b.png" width="1e9" height="abc">')).not.toMatch(/width|height/);
});

test('a picture from another site keeps its given size', () => {
  expect(cleanHtml('<img src="https://a.example/b.jpg" width="5">')).toContain('width="5"');
});

test('a text keeps its lang attribute', () => {
  const hindi = '<p lang="hi">रेत</p>';
  expect(cleanHtml(hindi)).toBe(hindi);
});

test('htmlToText returns the words separated by spaces, without tags and entities', () => {
  expect(htmlToText('<h2 class="x">Sand</h2><p>dry &amp; <b>cold</b>, 1 &lt; 2</p><script>no()</script>')).toBe(
    'Sand dry & cold, 1 < 2',
  );
});

test('a dropped element leaves no table inside a paragraph, because browsers would move it out', () => {
  expect(cleanHtml('<p>a<mtext><table></table>b')).toBe('<p>a</p><table></table>b<p></p>');
});

const TAG = /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;
const UNREAD = /&(?:amp|lt|gt|quot);/g;
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Whatever of a text is not what every parser reads alike, and may stand there. */
function faultsIn(html: string): string[] {
  const words = html.replace(TAG, '');
  const faults = /[<>]/.test(words) ? [`a stray sign in ${words}`] : [];
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (!HTML_TAGS.includes(tag)) faults.push(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      const allowed = [...(HTML_ATTRIBUTES['*'] ?? []), ...(HTML_ATTRIBUTES[tag] ?? [])];
      const address = value.replace(UNREAD, (sign) => SIGNS[sign] ?? '');
      const isFine = name === 'href' ? isSafeLink(address) : name === 'src' ? isSafeSource(address) : true;
      if (!allowed.includes(name) || !isFine) faults.push(`${tag} ${name}=${value}`);
    }
  }
  return faults;
}

test('no known script injection survives: only text and allowed HTML remain', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThan(200);
  for (const html of hostileHtml) {
    const clean = cleanHtml(html);
    expect(faultsIn(clean), html).toEqual([]);
    expect(cleanHtml(clean), html).toBe(clean);
  }
  expect(faultsIn('<p onclick="x">a < b</p>')).toHaveLength(2);
  expect(faultsIn('<a href="javascript:x">a</a>')).toHaveLength(1);
});

const PIECES = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '`',
    '=',
    '&',
    ';',
    '&lt;',
    '&#60;',
    '&quot;',
    '&colon;',
    ' ',
    '\n',
    '\t',
    '\0',
    '!',
  ],
  ...[
    '--',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!DOCTYPE',
    'javascript:',
    'data:text/html,',
    '//',
    '\\',
  ],
  ...[
    'svg',
    'math',
    'mtext',
    'mglyph',
    'style',
    'script',
    'title',
    'textarea',
    'noscript',
    'template',
    'iframe',
    'select',
  ],
  ...[
    'table',
    'td',
    'a',
    'img',
    'p',
    'div',
    'pre',
    'code',
    'form',
    'plaintext',
    'xmp',
    'foreignObject',
    'annotation-xml',
  ],
  ...[
    'href',
    'src',
    'onerror',
    'onload',
    'alt',
    'title',
    'class',
    'language-x',
    'lang',
    'id',
    'style',
    'srcdoc',
    'xlink:href',
  ],
];
const soup = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) }))
  .map((pieces) => pieces.join('')); // prettier-ignore
const spliced = fc
  .tuple(fc.constantFrom(...hostileHtml), fc.constantFrom(...hostileHtml), fc.nat(), fc.nat())
  .map(([one, other, from, to]) => one.slice(0, from % (one.length + 1)) + other.slice(to % (other.length + 1)));

test('sanitised HTML is the same to every parser, and sanitising it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(soup, spliced), (html) => {
      const clean = cleanHtml(html);
      expect(faultsIn(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 4000 },
  );
});

/** What each version of the sanitizer made of the samples. A version that was released is never changed. */
const FINGERPRINTS: Record<number, string> = {
  1: 'rN-ygrB6Vu_RFRfwaxCZa04NrqZTaoImA-_qY0M3rPM',
};

test('a change in the output of the sanitizer needs a new version with its fingerprint', () => {
  const allowed = HTML_TAGS.map(
    (tag) =>
      `<${tag} ${attributesOf(tag)
        .map((name) => `${name}="/1"`)
        .join(' ')}>x</${tag}>`,
  );
  const limits = [40, 41].map((depth) => '<u>'.repeat(depth) + 'x');
  const counts = [20_000, 20_001].map((count) => '<br>'.repeat(count));
  const links = ['https://a.example', '/x', '#x', 'mailto:a@b.co', 'tel:+1', 'ftp://a'].map(
    (href) => `<a href="${href}">x</a>`,
  );
  const samples = [
    ...hostileHtml,
    ...allowed,
    ...limits,
    ...counts,
    ...links,
    '<h1>x</h1>',
    '<code class="language-js x">x</code>',
  ];
  const hash = createHash('sha256').update(samples.map(cleanHtml).join('\n')).digest('base64url');
  expect(hash).toBe(FINGERPRINTS[SANITIZER_VERSION]);
});

function attributesOf(tag: string): readonly string[] {
  return [...(HTML_ATTRIBUTES['*'] ?? []), ...(HTML_ATTRIBUTES[tag] ?? [])];
}

test('HTML beyond the limits is reduced to its text, whichever limit it exceeds', () => {
  const beyond: Record<string, string> = {
    ...{ bold: '<b>'.repeat(60_000), divs: '<div>'.repeat(60_000), tables: '<table><tr><td>'.repeat(20_000) },
    ...{ rows: '<td><p>'.repeat(40_000), many: '<b>a</b>'.repeat(40_000), unknown: '<x-y>'.repeat(60_000) },
    ...{
      crossed: '<b>'.repeat(30_000) + '</i>'.repeat(30_000),
      words: '<b>a'.repeat(60_000),
      end: '<b>'.repeat(50) + '<',
    },
  };
  for (const [name, html] of Object.entries(beyond)) {
    const clean = cleanHtml(`${html} words <script>hit()</script> that &lt;stay&gt;`);
    expect(clean, name).toMatch(/words .*that &lt;stay&gt;$/);
    expect(faultsIn(clean), name).toEqual([]);
    expect(clean, name).not.toContain('<');
    expect(cleanHtml(clean), name).toBe(clean);
  }
});
