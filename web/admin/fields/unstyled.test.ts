import { expect, test } from 'vitest';
import { unstyled } from './unstyled.ts';

test('what a word processor wraps around a pasted text does not make it bold', () => {
  expect(unstyled('<b style="font-weight:normal;" id="x"><p dir="ltr">One <b>two</b></p></b>')).toBe(
    '<span id="x"><p dir="ltr">One <b>two</b></p></span>',
  );
});

test('bold and italic said by styles are said by tags', () => {
  expect(unstyled('<span style="font-weight:700;font-style:italic">Both</span>')).toBe(
    '<span><strong><em>Both</em></strong></span>',
  );
  expect(unstyled('<span style=\'font-weight: 400\'>Plain</span><br style="x:y">')).toBe('<span>Plain</span><br>');
});

test('styles and event handlers go, words that look like them stay', () => {
  expect(unstyled('<p class="a" style="color: red" onclick="go()">Write style="bold" &gt; here</p>')).toBe(
    '<p class="a">Write style="bold" &gt; here</p>',
  );
  expect(unstyled('<a href="/a?style=1" title="a > b">x</a>')).toBe('<a href="/a?style=1" title="a > b">x</a>');
});
