import { expect, test } from 'vitest';
import { eraseText, timeLeft } from './trash-entry.ts';

test('a trash entry says how long it can still be restored', () => {
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

test('the confirmation of a permanent deletion says where the name of the record remains, and for how long', () => {
  const retention = { nightlyBackups: 14, otherBackups: 3 };
  const words = eraseText({ kind: 'leads', name: 'Devika' }, retention);
  expect(words).toContain('“Devika” and its history will be deleted now. They cannot be restored.');
  expect(words).toContain('Its name is removed from the activity list, too.');
  expect(words).toContain('nightly ones until there are 14 newer tested ones');
  expect(words).toContain('until they are deleted or there are 3 newer tested ones of the same kind');
  expect(eraseText({ kind: 'blog', name: 'A post' }, retention)).toContain('Its name stays in the activity list.');
});
