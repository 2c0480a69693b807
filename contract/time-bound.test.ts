import { expect, test } from 'vitest';
import { firstMoment, lastMoment, timeBound } from './time-bound.ts';

const from = timeBound('from', firstMoment);
const to = timeBound('to', lastMoment);

test('a date range includes its first and last day in full', () => {
  expect(from.parse('2026-11-20')).toBe('2026-11-20T00:00:00.000Z');
  expect(to.parse('2026-11-20')).toBe('2026-11-21T00:00:00.000Z');
  expect(to.parse('2028-02-29')).toBe('2028-03-01T00:00:00.000Z');
});

test('a moment in any time zone is converted to UTC', () => {
  expect(to.parse('2026-11-21T00:00:00+05:30')).toBe('2026-11-20T18:30:00.000Z');
  expect(from.parse('2026-11-20T18:30:00Z')).toBe('2026-11-20T18:30:00.000Z');
});

test('a missing bound leaves the range open', () => {
  expect([from.parse(undefined), to.parse(' ')]).toEqual(['', '']);
});

test.each([
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '20261120',
  '2026-11-20 10:00',
  '2026-11-20T10:00',
  '999999-01-01',
])('%s is rejected as an invalid date', (given) => {
  expect(from.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(['from must be a date']);
});
