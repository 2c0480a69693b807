import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateText } from './date-text.tsx';

test('a date is written out, the same in every time zone', () => {
  expect(renderToStaticMarkup(<DateText iso="2026-11-14T23:30:00.000Z" />)).toBe(
    '<time dateTime="2026-11-14">14 November 2026</time>',
  );
});

test('an invalid date renders nothing', () => {
  expect(renderToStaticMarkup(<DateText iso="" />)).toBe('');
  expect(renderToStaticMarkup(<DateText iso="soon" />)).toBe('');
});
