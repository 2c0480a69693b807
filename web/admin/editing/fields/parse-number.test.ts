import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['1200', 1200],
  [' 12.5 ', 12.5],
  ['1,200', 1200],
  ['1,200,000.50', 1_200_000.5],
  ['12,00,000', 1_200_000],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ['1’200', 1200],
  ['₹ 1,200', 1200],
  ['₹1200', 1200],
  ['1200 €', 1200],
  ['-7', -7],
  ['\u22127', -7],
  ['.5', 0.5],
  ['12,5', 12.5],
  ['-0,25', -0.25],
  ['26.91243561', 26.91243561],
])('parses %j as %d', (typed, meant) => {
  expect(parseNumber(typed)).toBe(meant);
});

test.each(['', 'many', '1e3', '0x10', '1.200,50', '1,2000', '1,200 300', '1.2.3', '12 5', '- 7', '₹'])(
  'does not parse %j as a number',
  (typed) => {
    expect(parseNumber(typed)).toBeNull();
  },
);
