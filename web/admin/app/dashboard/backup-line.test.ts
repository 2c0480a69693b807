import { expect, test } from 'vitest';
import { backupSummary } from './backup-line.tsx';

test('the dashboard tells when a backup was last proven, that there is none, and what went wrong', () => {
  const fine = { lastProvenAt: '2026-11-21T03:00:00.000Z', failure: '', isLate: false };
  expect(backupSummary(fine)).toMatch(/^Last tested backup: .*21 November 2026.*\.$/);
  expect(backupSummary({ ...fine, isLate: true })).toMatch(/That is more than two days ago\.$/);
  expect(backupSummary({ ...fine, failure: 'the disk is full' })).toMatch(
    /^The last backup failed: the disk is full\. Last/,
  );
  expect(backupSummary({ lastProvenAt: '', failure: '', isLate: false })).toBe('No backup has been made yet.');
});
