import { expect, test } from 'vitest';
import { backupSummary } from './backup-line.tsx';

test('the dashboard shows when a backup was last tested, that none exists, and why the last one failed', () => {
  const fine = { lastProvenAt: '2026-11-21T03:00:00.000Z', failure: '', isLate: false };
  expect(backupSummary(fine)).toMatch(/^Last tested backup: .*21 November 2026.*\.$/);
  expect(backupSummary({ ...fine, isLate: true })).toMatch(/That is more than two days ago\.$/);
  expect(backupSummary({ ...fine, failure: 'the disk is full' })).toMatch(
    /^The last backup failed: the disk is full\. Last/,
  );
  expect(backupSummary({ lastProvenAt: '', failure: '', isLate: false })).toBe('No backup has been made yet.');
});
