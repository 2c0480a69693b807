import { expect, test } from 'vitest';
import { readDate, writeDate } from './written-date.ts';

test('a date is written with its month as a word', () => {
  expect(writeDate('2026-11-12')).toBe('12 Nov 2026');
  expect(writeDate('2026-11-02T09:05')).toBe('2 Nov 2026, 09:05');
  expect(writeDate('')).toBe('');
});

test('a day is read as people write it', () => {
  for (const typed of [
    '12 Nov 2026',
    '12 november 2026',
    '12. Nov 2026',
    '12th Nov. 2026',
    'Nov 12, 2026',
    '2026-11-12',
  ])
    expect(readDate(typed, false), typed).toBe('2026-11-12');
});

test('a moment without a time is nine in the morning', () => {
  expect(readDate('12 Nov 2026', true)).toBe('2026-11-12T09:00');
  for (const typed of ['12 Nov 2026, 7:30', '12 Nov 2026 07.30', '2026-11-12T07:30', '12 Nov 2026 at 7:30'])
    expect(readDate(typed, true), typed).toBe('2026-11-12T07:30');
});

test('a date with two meanings, and a day that no calendar has, are not read', () => {
  for (const typed of ['11/12/2026', '12.11.2026', '31 Feb 2026', '0 Nov 2026', '12 Foo 2026', '12 Nov', 'soon', ''])
    expect(readDate(typed, false), typed).toBeNull();
  for (const typed of ['12 Nov 2026, 24:00', '12 Nov 2026, 9', '12 Nov 2026 x'])
    expect(readDate(typed, true), typed).toBeNull();
});

test('what is written can be read again', () => {
  for (const local of ['2026-01-31T00:00', '2024-02-29T23:59']) expect(readDate(writeDate(local), true)).toBe(local);
});
