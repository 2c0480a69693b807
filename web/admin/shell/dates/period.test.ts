import { expect, onTestFinished, test, vi } from 'vitest';
import { periodBounds, periodLabel, periodPresets } from './period.ts';

const now = new Date(2026, 10, 21, 10, 44);

test('the last seven days are today and the six days before it, also across the end of a month', () => {
  const from = (label: string, at: Date) => periodPresets(at).find((preset) => preset.label === label)?.from;
  expect(from('Last 7 days', now)).toBe('2026-11-15');
  expect(from('Last 7 days', new Date(2026, 2, 3))).toBe('2026-02-25');
  expect(from('Today', new Date(2026, 0, 5))).toBe('2026-01-05');
});

test.each([
  [{ from: '', to: '' }, 'Any date'],
  [{ from: '2026-11-15', to: '' }, 'Last 7 days'],
  [{ from: '2026-11-01', to: '2026-11-09' }, '1 Nov – 9 Nov'],
  [{ from: '2026-11-03', to: '2026-11-03' }, '3 Nov'],
  [{ from: '2025-12-30', to: '' }, 'Since 30 Dec 2025'],
  [{ from: '', to: '2026-11-03' }, 'Until 3 Nov'],
])('labels the period %j as "%s"', (period, words) => {
  expect(periodLabel(period, now)).toBe(words);
});

test('a day runs from local midnight to the next local midnight', () => {
  const { from, to } = periodBounds({ from: '2026-11-30', to: '2026-11-30' });
  expect(new Date(from)).toEqual(new Date(2026, 10, 30));
  expect(new Date(to)).toEqual(new Date(2026, 11, 1));
  expect(periodBounds({ from: '', to: '' })).toEqual({ from: '', to: '' });
});

test('a date that does not exist sets no limit', () => {
  expect(periodBounds({ from: '2026-99-99', to: '' })).toEqual({ from: '', to: '' });
});

test.each([
  // No daylight saving and half an hour offset; a day of 23 hours; a day of 25 hours.
  ['Asia/Kolkata', '2026-11-30', '2026-11-29T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('in the time zone %s, the day %s lasts from %s to %s', (zone, day, from, to) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(periodBounds({ from: day, to: day })).toEqual({ from, to });
});
