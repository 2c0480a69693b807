import { expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { openLoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';

const argon = vi.hoisted(() => ({ running: 0, most: 0, gate: Promise.withResolvers<undefined>() }));

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    verify: async () => {
      argon.running += 1;
      argon.most = Math.max(argon.most, argon.running);
      await argon.gate.promise;
      argon.running -= 1;
      return false;
    },
  };
});

test('four password checks run at once, a few wait, and further ones get 503 without counting as attempts', async () => {
  const { send, database } = await testApp(sqlite, { env: { TRUST_PROXY: 'true' } });
  const logIn = async (n: number) => {
    const body = { email: `asha${n}@example.com`, password: 'guess' };
    const reply = await send('POST', '/users/login', { body, headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    return { n, ...reply };
  };
  const all = Array.from({ length: 4 + 32 + 1 }, (_, n) => logIn(n));
  const refused = await Promise.race(all);
  expect(refused).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '2' } });
  // Who is known stands in a line that a flood of guesses cannot fill.
  const known = verifyPassword('right', 'a hash', { isTrusted: true });
  argon.gate.resolve(undefined);
  expect(await known).toBe(false);
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(36);
  expect(argon.most).toBe(4);
  const throttle = openLoginThrottle(database);
  expect(await throttle.countAttempts(`login:asha${refused.n}@example.com`)).toBe(0);
  expect(await throttle.countAttempts(`login:asha${refused.n === 0 ? 1 : 0}@example.com`)).toBe(1);
});
