import { expect, test } from 'vitest';
import { workingDaysBefore, workingMinutes, type WorkingTime } from './working-time.ts';

const week = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const hours: WorkingTime = {
  workDays: { sunday: false, saturday: false, ...week },
  ...{ workFrom: '09:00', workUntil: '18:00', timeZone: 'Asia/Kolkata' },
};
const minutes = (from: string, to: string) => workingMinutes(Date.parse(from), Date.parse(to), hours);

test.each([
  ['within a day', '2026-11-23T10:00+05:30', '2026-11-23T12:30+05:30', 150],
  ['over a night', '2026-11-23T17:00+05:30', '2026-11-24T10:00+05:30', 120],
  ['over a weekend', '2026-11-20T17:30+05:30', '2026-11-23T09:15+05:30', 45],
  ['from a Sunday', '2026-11-22T10:00+05:30', '2026-11-23T09:20+05:30', 20],
  ['at night only', '2026-11-23T19:00+05:30', '2026-11-23T23:00+05:30', 0],
])('only working hours count: %s', (_, from, to, expected) => {
  expect(minutes(from, to)).toBe(expected);
});

test('working days are counted back over the weekend, to the same time of day', () => {
  const monday = Date.parse('2026-11-23T11:00+05:30');
  expect(new Date(workingDaysBefore(monday, 1, hours)).toISOString()).toBe('2026-11-20T05:30:00.000Z');
  expect(new Date(workingDaysBefore(monday, 6, hours)).toISOString()).toBe('2026-11-13T05:30:00.000Z');
});
