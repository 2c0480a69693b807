import { expect, test } from 'vitest';
import { bindShortWords, typesetHtml, typesetText } from './typeset.ts';

const NBSP = '\u00a0';

test.each([
  ['Two benches, a lot of buckets', `Two benches, a${NBSP}lot of buckets`],
  ['A day and I', `A${NBSP}day and I`],
  ['आप की साइट', 'आप की साइट'],
])('binds words of one letter to the next: %s', (typed, bound) => {
  expect(bindShortWords(typed)).toBe(bound);
});

test.each([
  [`Don't stop`, 'Don’t stop'],
  [`the clients' sites`, 'the clients’ sites'],
  [`"Sand," she said, "is patient."`, '“Sand,” she said, “is patient.”'],
  [`She said "he shouted 'go' and left".`, 'She said “he shouted ‘go’ and left”.'],
  [`'"Go," he said,' she wrote`, '‘“Go,” he said,’ she wrote'],
  [`("quoted")`, '(“quoted”)'],
  [`the '90s and 'tis done`, 'the ’90s and ’tis done'],
  [`the 1990's and "since 2020"`, 'the 1990’s and “since 2020”'],
  [`a man of 5'10" and a screen of 27"`, `a man of 5'10" and a screen of 27"`],
  [`already “set” and it’s fine`, 'already “set” and it’s fine'],
  [`a " alone`, `a " alone`],
])('quotes: %s', (typed, set) => {
  expect(typesetText(typed)).toBe(set);
});

test.each([
  ['in the winter of 2020-21', 'in the winter of 2020–21'],
  ['from 2019-2024, pages 12-14', 'from 2019–2024, pages 12–14'],
  ['open 10-6', 'open 10–6'],
  ['100-150 people', '100–150 people'],
])('ranges: %s', (typed, set) => {
  expect(typesetText(typed)).toBe(set);
});

test.each([
  '2026-11-22',
  '2026-11',
  '+91 151-000-0000',
  'call 98765-43210 or 555-0100',
  '(151) 000-0000',
  'ISO 8859-1-2 and A4-5',
  "https://a.example/2020-21/it's",
  'me-2020-21@a.example',
  'version 1.2-3',
  'COVID-19',
])('stays as typed: %s', (typed) => {
  expect(typesetText(typed)).toBe(typed);
});

test('a number and its unit stay on one line, and so does a phone number', () => {
  expect(typesetText('4.8 MB in 0.9 s, 20 % less')).toBe(`4.8${NBSP}MB in 0.9${NBSP}s, 20${NBSP}% less`);
  expect(typesetText('₹ 90,000 or Rs 90K')).toBe(`₹${NBSP}90,000 or Rs${NBSP}90K`);
  expect(typesetHtml('<td>+ 1,08,000</td><td>- 12</td>')).toBe(`<td>+${NBSP}1,08,000</td><td>-${NBSP}12</td>`);
  expect(typesetText('5 sites in 3 months')).toBe('5 sites in 3 months');
  expect(typesetText('call +91 151 000 0000 now')).toBe(`call +91${NBSP}151${NBSP}000${NBSP}0000 now`);
});

test('in HTML only text changes: no tag, attribute, code or key', () => {
  expect(typesetHtml(`<p>It's <a href="/a-1-2" title="it's 2020-21">"here"</a>, 2020-21</p>`)).toBe(
    `<p>It’s <a href="/a-1-2" title="it's 2020-21">“here”</a>, 2020–21</p>`,
  );
  const code = `<pre><code class="language-js">const a = "it's <b>1-2</b>";</code></pre><p><kbd>Ctrl-'</kbd> <code>"x"</code></p>`;
  expect(typesetHtml(code)).toBe(code);
  expect(typesetHtml('<p>&quot;Go&quot;, it&#x27;s &amp; &lt;b&gt;</p>')).toBe('<p>“Go”, it’s &amp; &lt;b&gt;</p>');
});

test('quotes hold across inline tags and start anew in each paragraph', () => {
  expect(typesetHtml(`<p>"<em>Sand</em>" is <b>5</b>" wide</p><p>"New"</p>`)).toBe(
    `<p>“<em>Sand</em>” is <b>5</b>" wide</p><p>“New”</p>`,
  );
  expect(typesetHtml(`<p>He said "no.</p><p>It is 27" wide</p>`)).toBe(`<p>He said “no.</p><p>It is 27" wide</p>`);
});

test('setting a text twice changes nothing more', () => {
  const set = typesetHtml(`<p>"It's 'so' 2020-21" at 4.8 MB, 5'10"</p>`);
  expect(typesetHtml(set)).toBe(set);
});

test('long texts of single signs take no long time', () => {
  for (const sign of ['"', "'", '-', '1-', '<', '<a ', '<a b="', '<!--', 'a@', 'a.@', '5 '])
    expect(typesetHtml(sign.repeat(20_000)).length).toBeGreaterThan(0);
});
