import { expect, test } from 'vitest';
import { countPeople } from './people-counts.tsx';

test('users seen in the last 30 days count as active; users never seen do not', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const users = [
    { role: 'admin', lastSeenAt: '2026-11-20T10:00:00Z' },
    { role: 'editor', lastSeenAt: '2026-10-20T10:00:00Z' },
    { role: 'user', lastSeenAt: '' },
  ] as const;
  expect(countPeople([...users], now)).toEqual({ total: 3, active: 1, admins: 1 });
});
