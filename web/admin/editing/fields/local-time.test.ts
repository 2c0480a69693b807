import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleText } from './date-fields.tsx';
import { formatUntil, fromLocalInput, toLocalInput } from './local-time.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

test('a time is entered in local time and stored in UTC', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (date) => {
      const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
      expect(fromLocalInput(toLocalInput(minute))).toBe(minute);
    }),
  );
  expect([toLocalInput(''), toLocalInput('soon'), fromLocalInput(''), fromLocalInput('20')]).toEqual([
    '',
    '',
    '',
    expect.any(String),
  ]);
});

test('a future time says that the post appears automatically, and in how long', () => {
  const words = scheduleText('2026-11-23T08:00:00Z', 'saved', NOW);
  expect(words).toMatch(/^Appears automatically on Monday,? 23 November 2026/);
  expect(words).toMatch(/in 3 days\.$/);
  expect(scheduleText('2026-11-23T08:00:00Z', 'typed', NOW)).toMatch(/^Once saved, it appears automatically on/);
});

test('a draft says that it does not appear before it is published', () => {
  expect(scheduleText('2026-11-23T08:00:00Z', 'draft', NOW)).toMatch(/^Once published, it ap/);
  expect(scheduleText('2026-11-01T08:00:00Z', 'draft', NOW)).toMatch(/^Once published, it shows the date Sunday/);
});

test('a past time says since when the post is public or how it will be dated; an empty time says what applies', () => {
  expect(scheduleText('2026-11-01T08:00:00Z', 'saved', NOW)).toMatch(/^Public since Sunday/);
  expect(scheduleText('2026-11-01T08:00:00Z', 'typed', NOW)).toMatch(/^Once saved, it shows the date Sunday/);
  expect(scheduleText('', 'typed', NOW)).toBe('Leave empty to use the moment you publish.');
});

test('the remaining time is given in a single unit', () => {
  const after = (minutes: number) => formatUntil(new Date(NOW.getTime() + minutes * 60_000).toISOString(), NOW);
  expect([after(0.2), after(30), after(61), after(26 * 60), after(72 * 60)]).toEqual([
    'in a minute',
    'in 30 minutes',
    'in an hour',
    'in 26 hours',
    'in 3 days',
  ]);
});
