import { expect, test } from 'vitest';
import { formatClock, formatDay, formatFull, formatMoment, formatAge } from './format-date.ts';

const now = new Date(2026, 10, 21, 10, 44);

test('shows the age of a message in short form, with the year if it is another year', () => {
  const ages = [
    [new Date(2026, 10, 21, 10, 44, -20), 'Just now'],
    [new Date(2026, 10, 21, 10, 6), '38 min'],
    [new Date(2026, 10, 21, 7, 0), '3 h'],
    [new Date(2026, 10, 20, 23, 50), 'Yesterday'],
    [new Date(2026, 10, 18, 12, 0), 'Wed 18 Nov'],
    [new Date(2025, 10, 18, 12, 0), '18 Nov 2025'],
  ] as const;
  for (const [then, words] of ages) expect(formatAge(then.toISOString(), now)).toBe(words);
});

test('a message with a future time from another clock shows "Just now", not a negative age', () => {
  expect(formatAge(new Date(2026, 10, 21, 11, 44).toISOString(), now)).toBe('Just now');
});

test('a day heading shows the name of the day, and the clock shows hours and minutes', () => {
  const format = (...at: [number, number, number, number, number]) => formatDay(new Date(...at).toISOString(), now);
  expect(format(2026, 10, 21, 0, 1)).toBe('Today');
  expect(format(2026, 10, 20, 23, 59)).toBe('Yesterday');
  expect(format(2026, 10, 18, 12, 0)).toBe('Wed 18 Nov');
  expect(format(2025, 10, 18, 12, 0)).toBe('18 Nov 2025');
  expect(formatClock(new Date(2026, 10, 21, 9, 5).toISOString())).toBe('09:05');
});

test('an invalid time shows nothing', () => {
  expect([formatDay('soon'), formatClock('soon')]).toEqual(['', '']);
  expect(formatAge('soon', now)).toBe('');
  expect(formatFull('soon')).toBe('');
});

test('shows the time only for today and for future dates', () => {
  const now = new Date(2026, 10, 21, 10, 0);
  const format = (...at: [number, number, number, number?, number?]) =>
    formatMoment(new Date(...at).toISOString(), now);
  expect(format(2026, 10, 21, 9, 52)).toBe('Today, 09:52');
  expect(format(2026, 10, 23, 9)).toBe('Mon 23 Nov, 09:00');
  expect(format(2026, 10, 14, 9)).toBe('14 Nov');
  expect(format(2025, 0, 2)).toBe('2 Jan 2025');
  expect(formatMoment('', now)).toBe('');
});
