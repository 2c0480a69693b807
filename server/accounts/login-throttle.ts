import type { Transaction } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { LoginAttemptsTable, Tables } from '#server/db/tables.ts';
import { hashedKey } from '#server/http/hashed-key.ts';
import { tooManyRequests } from '#server/http/too-many.ts';

/** Exponential backoff in seconds: `freeAttempts` without a delay, then a delay that doubles with each attempt. */
export interface Backoff {
  freeAttempts: number;
  firstDelay: number;
  maxDelay: number;
  /** The count resets after so long without an attempt. Must be more than `maxDelay`. */
  resetAfter: number;
}

/** A target of attempts, such as an account, or a source of them, such as a network. */
export interface ThrottledKey {
  key: string;
  backoff: Backoff;
}

/** Counted attempts, each with the end of the delay that it started. */
export type ConsumedAttempts = { key: string; blockedUntil: string }[];

/** The time `seconds` from now, in the format of the database. */
type Clock = (seconds?: number) => string;

export type LoginThrottle = ReturnType<typeof openLoginThrottle>;

/** Counts failed attempts in the database, under hashed keys. Delays hold across restarts and processes. */
export function openLoginThrottle({ db, transaction }: Database, now: () => number = Date.now) {
  const at: Clock = (seconds = 0) => new Date(now() + seconds * 1000).toISOString();
  const { lock, count } = attemptRows(at);

  /**
   * Counts an attempt under each key before it is checked. `refund` or `clear` takes correct ones back. If any key is
   * still delayed, nothing is counted and the call fails with 429 and the seconds to wait.
   */
  async function consume(keys: ThrottledKey[]): Promise<ConsumedAttempts> {
    await rejectBlocked(keys);
    const sorted = keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)); // a fixed lock order prevents deadlocks
    const consumed = await transaction(async (trx) => {
      const rows: [ThrottledKey, LoginAttemptsTable][] = [];
      for (const one of sorted) rows.push([one, await lock(trx, one)]);
      const delays = rows.map(([, row]) => Date.parse(row.blocked_until || at()) - now());
      const longest = Math.max(0, ...delays);
      if (longest > 0) return longest;
      return Promise.all(rows.map(([one, row]) => count(trx, one, row.count + 1)));
    });
    // Thrown outside the transaction, so that the corrections of `lock` are committed.
    if (typeof consumed === 'number') throw tooManyRequests(Math.ceil(consumed / 1000));
    return consumed;
  }

  /** Reads only: a flood of refused attempts must not cause a flood of writes. `lock` corrects rows from a fast clock. */
  async function rejectBlocked(keys: ThrottledKey[]): Promise<void> {
    const backoffByKey = new Map(keys.map(({ key, backoff }) => [hashedKey(key), backoff]));
    const waiting = await db
      .selectFrom('login_attempts')
      .select(['key', 'blocked_until'])
      .where('key', 'in', [...backoffByKey.keys()])
      .where('blocked_until', '>', at())
      .execute();
    const delays = waiting
      .filter(({ key, blocked_until }) => blocked_until <= at(backoffByKey.get(key)?.maxDelay))
      .map(({ blocked_until }) => Date.parse(blocked_until) - now());
    if (delays.length > 0) throw tooManyRequests(Math.max(1, Math.ceil(Math.max(...delays) / 1000)));
  }

  /** Takes back attempts that were correct or never checked, with the wait they caused. */
  async function refund(consumed: ConsumedAttempts): Promise<void> {
    await transaction(async (trx) => {
      for (const { key, blockedUntil } of consumed) {
        const own = trx.updateTable('login_attempts').where('key', '=', hashedKey(key)).where('count', '>', 0);
        await own.set((eb) => ({ count: eb('count', '-', 1) })).execute();
        await own.set({ blocked_until: '' }).where('blocked_until', '=', blockedUntil).execute();
      }
    });
  }

  async function clear(keys: string[]): Promise<void> {
    if (keys.length > 0) await db.deleteFrom('login_attempts').where('key', 'in', keys.map(hashedKey)).execute();
  }

  /** How many attempts count under a key now. */
  async function countAttempts(key: string): Promise<number> {
    const own = db.selectFrom('login_attempts').select('count').where('key', '=', hashedKey(key));
    return (await own.where('expires_at', '>', at()).executeTakeFirst())?.count ?? 0;
  }

  return { consume, refund, clear, countAttempts };
}

/** Locks and counts the attempts under a key, in a transaction. */
function attemptRows(at: Clock) {
  async function lock(trx: Transaction<Tables>, { key, backoff }: ThrottledKey): Promise<LoginAttemptsTable> {
    const row = { key: hashedKey(key), count: 0, blocked_until: '', expires_at: at(backoff.resetAfter) } as const;
    // One statement: another login may delete the row between an insert that does nothing and a select.
    const found = await trx
      .insertInto('login_attempts')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ count: eb.ref('login_attempts.count') })))
      .returningAll()
      .executeTakeFirstOrThrow();
    return found.expires_at > at() ? withinBounds(trx, found, backoff) : row;
  }

  /** Corrects a row written with a fast clock: no delay above `maxDelay`, no expiry above `resetAfter`. */
  async function withinBounds(trx: Transaction<Tables>, row: LoginAttemptsTable, { maxDelay, resetAfter }: Backoff) {
    const latest = { blocked_until: at(maxDelay), expires_at: at(resetAfter) };
    if (row.blocked_until <= latest.blocked_until && row.expires_at <= latest.expires_at) return row;
    const set = {
      blocked_until: row.blocked_until < latest.blocked_until ? row.blocked_until : latest.blocked_until,
      expires_at: row.expires_at < latest.expires_at ? row.expires_at : latest.expires_at,
    };
    await trx.updateTable('login_attempts').set(set).where('key', '=', row.key).execute();
    return { ...row, ...set };
  }

  async function count(trx: Transaction<Tables>, { key, backoff }: ThrottledKey, attempts: number) {
    const delay = delayAfter(attempts, backoff);
    const blockedUntil = delay > 0 ? at(delay) : '';
    const set = { count: attempts, blocked_until: blockedUntil, expires_at: at(backoff.resetAfter) };
    await trx.updateTable('login_attempts').set(set).where('key', '=', hashedKey(key)).execute();
    return { key, blockedUntil };
  }

  return { lock, count };
}

function delayAfter(attempts: number, { freeAttempts, firstDelay, maxDelay }: Backoff): number {
  return attempts < freeAttempts ? 0 : Math.min(maxDelay, firstDelay * 2 ** (attempts - freeAttempts));
}
