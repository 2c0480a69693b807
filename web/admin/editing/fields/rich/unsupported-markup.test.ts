import { expect, test } from 'vitest';
import { unsupportedMarkup, refusedTags } from './unsupported-markup.ts';

test('formatting that would be lost is reported', () => {
  expect(unsupportedMarkup('<table><tr><td>1</td></tr></table>', '<p>1</p>')).toEqual(['table', 'tr', 'td']);
  expect(unsupportedMarkup('<p>1</p><img src="/a.webp">', '<p>1</p>')).toEqual(['img', 'src=/a.webp']);
  expect(unsupportedMarkup('<ul><li>a</li><li>b</li></ul>', '<ul><li>a b</li></ul>')).toEqual(['li']);
  expect(unsupportedMarkup('<p lang="hi">रेत</p>', '<p>रेत</p>')).toEqual(['lang=hi']);
  expect(unsupportedMarkup('<td colspan="2">a</td>', '<td>a</td>')).toEqual(['colspan=2']);
  expect(unsupportedMarkup('<caption>a <em>b</em></caption>', '<caption>a b</caption>')).toContain(
    'formatting in a caption',
  );
});

test('equivalent markup does not count as lost formatting', () => {
  expect(
    unsupportedMarkup('<b>Bold</b> and <i>more</i><br>', '<p><strong>Bold</strong> and <em>more</em></p>'),
  ).toEqual([]);
  expect(unsupportedMarkup('<b>a</b><b>b</b>', '<p><strong>ab</strong></p>')).toEqual([]);
  expect(unsupportedMarkup('<h1>a</h1><td colspan="1">b</td>', '<h2>a</h2><th>b</th>')).toEqual([]);
  expect(unsupportedMarkup('<a href="/a?b=1&amp;c=2">x</a>', '<a href="/a?b=1&c=2">x</a>')).toEqual([]);
  expect(unsupportedMarkup('<a>nowhere</a><img alt="">', '<p>nowhere</p><img>')).toEqual([]);
});

test('each tag that the server reduces to its text is listed once', () => {
  expect(refusedTags('<h1>a</h1><iframe src="x"></iframe><font>b</font><font>c</font><p>d</p>')).toEqual([
    'iframe',
    'font',
  ]);
});
