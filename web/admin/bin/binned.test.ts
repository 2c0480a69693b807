import { expect, test } from 'vitest';
import { timeLeft } from './binned.ts';

test('what is in the bin says how long it can be brought back', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const left = (hours: number) => timeLeft({ goneAt: new Date(now + hours * 3_600_000).toISOString() }, now);
  expect([left(30 * 24), left(30 * 24 - 1), left(29 * 24)]).toEqual(['30 days left', '30 days left', '29 days left']);
  expect([left(24), left(23.9), left(1.5), left(0.5)]).toEqual([
    '1 day left',
    '23 hours left',
    '1 hour left',
    'less than an hour left',
  ]);
});
