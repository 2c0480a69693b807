import { describe, expect, test } from 'vitest';
import { Failure } from '#server/http/failure.ts';
import { placeOf } from '#server/http/place.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { openGuesses, type Patience } from './guesses.ts';

const PATIENCE: Patience = { free: 3, first: 10, longest: 60, forgets: 600 };

/** Guesses under one key, with a clock that is set by hand. */
async function guessing(kind: TestDatabase) {
  const database = await kind.open();
  let time = Date.parse('2026-11-21T12:00:00Z');
  const open = () => openGuesses(database, () => time);
  const [guesses, elsewhere] = [open(), open()];
  const guessed = [{ key: 'a', patience: PATIENCE }];
  /** 0 for a guess that was let through, else the seconds to wait. */
  const guess = async (by = guesses) =>
    by.take(guessed).then(
      () => 0,
      (error: unknown) => Number(error instanceof Failure && error.headers['retry-after']),
    );
  return { guesses, elsewhere, guessed, guess, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe.each(databases)('guessing on $kind', (kind) => {
  test('waits longer after each wrong guess, up to a limit, and is forgotten in time', async () => {
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

  test('is counted by every process, and by many at once', async () => {
    const { guess, elsewhere } = await guessing(kind);
    expect(await guess(elsewhere)).toBe(0);
    const waits = await Promise.all(Array.from({ length: 6 }, (_, n) => guess(n % 2 === 0 ? elsewhere : undefined)));
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 10, 10, 10, 10]);
  });

  test('that was right does not count, and leaves the wait of the wrong ones', async () => {
    const { guesses, guessed, guess } = await guessing(kind);
    for (let n = 0; n < 5; n++) await guesses.giveBack(await guesses.take(guessed));
    const right = await guesses.take(guessed);
    expect([await guess(), await guess()]).toEqual([0, 0]);
    await guesses.giveBack(right);
    expect(await guess()).toBe(10);
    await guesses.clear(['a']);
    expect(await guess()).toBe(0);
  });

  test('at an account from many addresses slows those alone from which its owner never came', async () => {
    const { send, login, database } = await testApp(kind, { env: { TRUST_PROXY: 'true' } });
    await login('admin');
    const email = 'admin1@example.com';
    const from = (address: string, password: string) =>
      send('POST', '/users/login', { body: { email, password }, headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.7', PASSWORD)).status).toBe(200);
    const elsewhere = { key: `login:${email}`, patience: { ...PATIENCE, free: 100 } };
    for (let n = 0; n < 99; n++) await openGuesses(database).take([elsewhere]);
    expect((await from('198.51.100.1', 'guess')).status).toBe(401);
    expect((await from('198.51.100.2', 'guess')).status).toBe(429);
    expect((await from('203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await from('203.0.113.7', PASSWORD)).status).toBe(200);
  });
});

test('a network of IPv6 is one place, and an address is the same however it is written', () => {
  expect(placeOf('203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('2001:db8:0:1::5')).toBe('2001:db8:0:1');
  expect(placeOf('2001:0db8::1:a:b:c:d')).toBe('2001:db8:0:1');
  expect(placeOf('::1')).toBe('0:0:0:0');
});
