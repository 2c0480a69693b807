import { expect, test } from 'vitest';
import type { Backup } from '#contract/records/backup.ts';
import { lastNights } from './nights.ts';

const now = new Date(2026, 10, 23, 9);
const madeOn = (day: number, more: Partial<Backup> = {}): Backup => {
  const at = new Date(2026, 10, day, 3).toISOString();
  return {
    _id: at,
    kind: 'nightly',
    startedAt: at,
    endedAt: at,
    bytes: 1,
    provenAt: at,
    failure: '',
    isHere: true,
    ...more,
  };
};

test('each of the last nights has the outcome of its backup, and other backups do not count', () => {
  const items = [
    madeOn(23),
    madeOn(22, { provenAt: '', failure: 'the disk is full' }),
    madeOn(21, { kind: 'manual' }),
    madeOn(12),
  ];
  expect(lastNights(items, 4, now)).toEqual([
    { day: '20 Nov', state: 'none' },
    { day: '21 Nov', state: 'none' },
    { day: '22 Nov', state: 'failed' },
    { day: '23 Nov', state: 'tested' },
  ]);
});
