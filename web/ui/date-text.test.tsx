import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateText } from './date-text.tsx';

test('a day is told in words, the same wherever its reader and the server are', () => {
  expect(renderToStaticMarkup(<DateText iso="2026-11-14T23:30:00.000Z" />)).toBe(
    '<time dateTime="2026-11-14">14 November 2026</time>',
  );
});

test('what is no date is left out', () => {
  expect(renderToStaticMarkup(<DateText iso="" />)).toBe('');
  expect(renderToStaticMarkup(<DateText iso="soon" />)).toBe('');
});
