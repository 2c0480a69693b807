import { describe, expect, test } from 'vitest';
import { Failure } from '#server/http/failure.ts';
import { ipPrefixes, ipPrefix, UNKNOWN_IP } from '#server/http/ip-prefix.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { openLoginThrottle, type Backoff } from './login-throttle.ts';

const BACKOFF: Backoff = { freeAttempts: 3, firstDelay: 10, maxDelay: 60, resetAfter: 600 };

/** Guesses under one key, with a clock that is set by hand. */
async function guessing(kind: TestDatabase) {
  const database = await kind.open();
  let time = Date.parse('2026-11-21T12:00:00Z');
  const open = () => openLoginThrottle(database, () => time);
  const [throttle, elsewhere] = [open(), open()];
  const keys = [{ key: 'a', backoff: BACKOFF }];
  /** 0 for a guess that was let through, else the seconds to wait. */
  const guess = async (by = throttle) =>
    by.consume(keys).then(
      () => 0,
      (error: unknown) => Number(error instanceof Failure && error.headers['retry-after']),
    );
  return { database, throttle, elsewhere, keys, guess, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe.each(databases)('login throttle on $kind', (kind) => {
  test('delays longer after each failed attempt, up to a limit, and resets after a while', async () => {
    const { guess, pass } = await guessing(kind);
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const wait = await guess();
      waits.push(wait);
      pass(wait);
      if (wait > 0) expect(await guess()).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 10, 20, 40, 60, 60]);
    pass(599);
    expect(await guess()).toBe(0);
    pass(600);
    expect([await guess(), await guess(), await guess()]).toEqual([0, 0, 0]);
  });

  test('counts attempts across processes and concurrent requests', async () => {
    const { guess, elsewhere } = await guessing(kind);
    expect(await guess(elsewhere)).toBe(0);
    const waits = await Promise.all(Array.from({ length: 6 }, (_, n) => guess(n % 2 === 0 ? elsewhere : undefined)));
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 10, 10, 10, 10]);
  });

  test('counts attempts while other logins clear the count', async () => {
    const { throttle, elsewhere } = await guessing(kind);
    const keys = [{ key: 'a', backoff: { ...BACKOFF, freeAttempts: 1000 } }];
    const repeatedly = async (work: () => Promise<unknown>) => {
      for (let n = 0; n < 100; n++) await work();
    };
    const works = [throttle, elsewhere].flatMap(({ consume, clear }) => [() => consume(keys), () => clear(['a'])]);
    await Promise.all(works.map(repeatedly));
  });

  test('does not count successful attempts, and keeps the delay caused by failed ones', async () => {
    const { throttle, keys, guess } = await guessing(kind);
    for (let n = 0; n < 5; n++) await throttle.refund(await throttle.consume(keys));
    const right = await throttle.consume(keys);
    expect([await guess(), await guess()]).toEqual([0, 0]);
    await throttle.refund(right);
    expect(await guess()).toBe(10);
    await throttle.clear(['a']);
    expect(await guess()).toBe(0);
  });

  test('never delays longer than the maximum, even if the clock was ahead', async () => {
    const { guess, pass, database } = await guessing(kind);
    for (let n = 0; n < 3; n++) await guess();
    const ahead = { blocked_until: '2027-11-22T00:00:00.000Z', expires_at: '2027-11-22T00:00:00.000Z' };
    await database.db.updateTable('login_attempts').set(ahead).execute();
    expect(await guess()).toBe(60);
    pass(60);
    expect(await guess()).toBe(0);
    pass(600);
    expect([await guess(), await guess(), await guess()]).toEqual([0, 0, 0]);
  });

  test('accepts the password from another network after failed logins from a hundred networks', async () => {
    const { send, login, database } = await testApp(kind, { env: { TRUST_PROXY: 'true' } });
    await login('admin');
    const email = 'admin1@example.com';
    const from = async (address: string, password: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await send('POST', '/users/login', { body: { email, password }, headers })).status;
    };
    const account = { key: `login:${email}`, backoff: { ...BACKOFF, freeAttempts: 1000 } };
    for (let n = 0; n < 99; n++) await openLoginThrottle(database).consume([account]);
    expect([await from('198.51.100.1', 'guess'), await from('198.51.100.2', 'guess')]).toEqual([401, 401]);
    // Each further network has one guess, and of IPv6 the whole of what one customer holds.
    expect(await from('198.51.100.2', 'guess')).toBe(429);
    expect([await from('2001:db8:7:1::1', 'guess'), await from('2001:db8:7:ff00::1', 'guess')]).toEqual([401, 429]);
    expect(await from('198.51.100.77', PASSWORD)).toBe(200);
    // From there on the owner may mistype as before, whatever the neighbours do.
    expect([await from('198.51.100.77', 'typo'), await from('198.51.100.77', PASSWORD)]).toEqual([401, 200]);
  });

  test('writes nothing for a blocked attempt, whatever other keys it includes', async () => {
    const { database, throttle, pass } = await guessing(kind);
    const { consume } = throttle;
    const network = { key: 'login-from:203.0.113.7', backoff: { ...BACKOFF, freeAttempts: 1 } };
    await consume([network]);
    const rows = () => database.db.selectFrom('login_attempts').selectAll().execute();
    const before = await rows();
    for (let n = 0; n < 5; n++) {
      await expect(consume([network, { key: `login:asha${n}@example.com`, backoff: BACKOFF }])).rejects.toThrow('wait');
    }
    expect(await rows()).toEqual(before);
    pass(BACKOFF.resetAfter);
    await consume([network]);
    expect((await rows()).map(({ count }) => count)).toEqual([1]);
  });

  test('stores attempts without readable accounts or networks', async () => {
    const { database } = await guessing(kind);
    await openLoginThrottle(database).consume([{ key: 'login:asha@example.com:203.0.113.7', backoff: BACKOFF }]);
    const rows = await database.db.selectFrom('login_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/asha|203/);
  });
});

test('one IPv6 network has one prefix, and every notation of an address gives the same prefix', () => {
  expect(ipPrefix('203.0.113.7')).toBe('203.0.113.7');
  expect(ipPrefix('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(ipPrefix('2001:db8:0:1::5')).toBe('2001:db8:0:1');
  expect(ipPrefix('2001:0db8::1:a:b:c:d')).toBe('2001:db8:0:1');
  expect(ipPrefix('::1')).toBe('0:0:0:0');
  expect(ipPrefix('::ffff:cb00:7107')).toBe('203.0.113.7');
});

test('a port added by a proxy does not change the IP prefix, and all invalid addresses share one prefix', () => {
  expect([ipPrefix('203.0.113.7:5678'), ipPrefix('203.0.113.7:5679')]).toEqual(['203.0.113.7', '203.0.113.7']);
  expect([ipPrefix('[2001:db8::1]:443'), ipPrefix('[2001:db8::2]')]).toEqual(['2001:db8:0:0', '2001:db8:0:0']);
  const invented = ['unknown', '_hidden', '', '1.2.3.4:x', '1.2.3.4.5', '2001:db8::1::2', `x${'y'.repeat(9000)}`];
  expect(new Set(invented.map(ipPrefix))).toEqual(new Set([UNKNOWN_IP]));
});

test('an IPv6 address counts towards every network size that one customer may hold', () => {
  const names = ipPrefixes('2001:db8:7:abcd::1').map(({ network }) => network);
  expect(names).toEqual(['2001:db8:7:abcd', '2001:db8:7:ab00/56', '2001:db8:7/48']);
  expect(ipPrefixes('203.0.113.7')).toHaveLength(1);
});
