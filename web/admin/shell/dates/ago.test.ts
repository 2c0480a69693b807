import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const now = new Date('2026-11-21T10:44:00');

test.each([
  ['2026-11-21T10:06:00', '38 min ago'],
  ['2026-11-21T07:00:00', '3 h ago'],
  ['2026-11-20T10:00:00', 'Yesterday'],
  ['2026-11-21T10:43:50', 'Just now'],
])('formats %s as "%s"', (iso, words) => {
  expect(formatAgo(iso, now)).toBe(words);
});
