import { expect, test } from 'vitest';
import type { Backup } from '#contract/records/backup.ts';
import {
  lastFailure,
  agoText,
  othersKeptText,
  verifiedText,
  replacedByNextText,
  sizeText,
  backupStage,
} from './backup-texts.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const made: Backup = {
  ...{ _id: 'marquee-2026-11-21-050000-nightly.tar', kind: 'nightly', bytes: 1, failure: '', isHere: true },
  ...{ startedAt: ago(5.1), endedAt: ago(5), provenAt: ago(5) },
};
const failed: Backup = { ...made, startedAt: ago(1), endedAt: ago(1), provenAt: '', failure: 'the disk is full' };

test('says when a backup of the site was last verified', () => {
  const uploaded: Backup = { ...made, kind: 'uploaded', provenAt: ago(0) };
  expect(verifiedText([uploaded, failed, made], now)).toBe(
    'Tested 5 hours ago: restored into an empty database and compared.',
  );
  expect(verifiedText([uploaded, failed], now)).toBe('There is no tested backup of this site yet.');
  expect([0.01, 0.5, 1, 25, 50].map((hours) => agoText(ago(hours), now))).toEqual([
    ...['just now', '30 minutes ago', '1 hour ago', '1 day ago', '2 days ago'],
  ]);
});

test('shows the failure of the last finished backup, and none after a later success', () => {
  const making: Backup = { ...made, startedAt: ago(0.1), endedAt: '', provenAt: '' };
  expect(lastFailure([making, failed, made])).toBe('the disk is full');
  expect(lastFailure([made, failed])).toBe('');
  const stages = [making, { ...making, startedAt: ago(7) }, failed, made, { ...made, isHere: false }];
  expect(stages.map((one) => backupStage(one, now))).toEqual(['making', 'cut-off', 'failed', 'ready', 'elsewhere']);
});

test('formats the size of a backup in megabytes', () => {
  expect([1000, 200_000, 13_000_000, 2_500_000_000].map(sizeText)).toEqual([
    ...['under 0.1 MB', '0.2 MB', '12.4 MB', '2,384.2 MB'],
  ]);
});

test('says how many backups are retained, and which ones the next backup replaces', () => {
  expect(othersKeptText(3)).toMatch(
    /^The last 3 of each other kind .* are kept. A new one replaces the oldest of its kind/,
  );
  expect(othersKeptText(1)).toMatch(/^The last one of each other kind .* is kept/);
  const byHand = (hours: number): Backup => ({ ...made, kind: 'manual', startedAt: ago(hours) });
  expect(replacedByNextText([made, byHand(1), byHand(2), { ...failed, kind: 'manual' }], 3)).toBe('');
  const three = [byHand(1), made, byHand(2), byHand(3)];
  expect(replacedByNextText(three, 3)).toMatch(
    /the last 3 are kept. Once this one is tested, the one of .* is deleted/,
  );
  expect(replacedByNextText([...three, byHand(4)], 3)).toContain('the 2 oldest are deleted');
});
