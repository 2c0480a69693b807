import { describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { Failure } from './failure.ts';
import { openRateLimits } from './rate-limits.ts';
import { limitSubmissions } from '#server/forms/public-forms.ts';

/** Entries of a form, with a clock that is set by hand; each gives 0, or the seconds to wait. */
async function counting(kind: TestDatabase) {
  const database = await kind.open();
  let time = Date.parse('2026-11-21T12:00:00Z');
  const limits = openRateLimits(database, () => time);
  const enter = (address: string, form = 'leads') =>
    limitSubmissions(limits, form, address).then(
      () => 0,
      (error: unknown) => Number(error instanceof Failure && error.headers['retry-after']),
    );
  return { database, enter, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe.each(databases)('form submissions on $kind', (kind) => {
  test('are limited per network of each size that one customer may hold, but not in total', async () => {
    const { database, enter } = await counting(kind);
    const accepted = async (addresses: string[]) => {
      const waits = [];
      for (const address of addresses) waits.push(await enter(address));
      return waits.filter((wait) => wait === 0).length;
    };
    const hex = (n: number) => n.toString(16);
    const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
    expect(await accepted(numbers(31).map((n) => `2001:db8:1:1::${hex(n)}`))).toBe(30);
    expect(await accepted(numbers(61).map((n) => `2001:db8:2:${hex(n)}::1`))).toBe(60);
    expect(await accepted(numbers(121).map((n) => `2001:db8:3:${hex(n * 256)}::1`))).toBe(120);
    expect(await accepted(numbers(130).map((n) => `2001:db8:${hex(n + 16)}::1`))).toBe(130);
    const rows = await database.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('2001:');
  });

  test('that are rejected write nothing', async () => {
    const { database, enter } = await counting(kind);
    for (let n = 0; n < 30; n++) await enter('2001:db8:1:1::1');
    const rows = () => database.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
    const before = await rows();
    expect(await enter('2001:db8:1:1::2')).toBe(600);
    for (let n = 0; n < 30; n++) await enter('2001:db8:1:2::1');
    const full = await rows();
    expect(full.map(({ count }) => count).toSorted()).toEqual([30, 30, 60, 60]);
    expect(before.map(({ count }) => count)).toEqual([30, 30, 30]);
    expect(await enter('2001:db8:1:3::1')).toBe(600); // its own network is new, the one around it is full
    expect(await rows()).toEqual(full);
  });

  test('counted while the clock was ahead expire as soon as any others', async () => {
    const { database, enter, pass } = await counting(kind);
    for (let n = 0; n < 30; n++) await enter('203.0.113.7');
    await database.db.updateTable('rate_limits').set({ resets_at: '2027-11-22T00:00:00.000Z' }).execute();
    expect(await enter('203.0.113.7')).toBe(600);
    pass(600);
    expect(await enter('203.0.113.7')).toBe(0);
  });
});
