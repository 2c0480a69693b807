import type { Transaction } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { LoginAttemptsTable, Tables } from '#server/db/tables.ts';
import { hashedKey } from '#server/http/hashed-key.ts';
import { tooManyRequests } from '#server/http/too-many.ts';

/** How wrong guesses are answered: `free` of them at once, then a wait that doubles with each, in seconds. */
export interface Backoff {
  freeAttempts: number;
  firstDelay: number;
  maxDelay: number;
  /** Without a guess for so long, all are forgotten. More than `longest`. */
  resetAfter: number;
}

/** One thing that is guessed at, or one who guesses. */
export interface ThrottledKey {
  key: string;
  backoff: Backoff;
}

/** Guesses that were counted, with the wait that each began. */
export type ConsumedAttempts = { key: string; blockedUntil: string }[];

/** The moment in so many seconds, as the database keeps it. */
type Clock = (seconds?: number) => string;

export type LoginThrottle = ReturnType<typeof openLoginThrottle>;

/** Counts wrong guesses in the database, under hashed keys, so that the waits hold across restarts and processes. */
export function openLoginThrottle({ db, transaction }: Database, now: () => number = Date.now) {
  const at: Clock = (seconds = 0) => new Date(now() + seconds * 1000).toISOString();
  const { lock, count } = attemptRows(at);

  /**
   * Counts a guess under each key before it is known whether it is right; what is right is given back or cleared. Where
   * one of them has to wait nothing is counted, and the call fails with 429 and the seconds.
   */
  async function consume(guessed: ThrottledKey[]): Promise<ConsumedAttempts> {
    await refuseWithoutWriting(guessed);
    const inOrder = guessed.toSorted((a, b) => (a.key < b.key ? -1 : 1)); // or two could wait for each other
    const taken = await transaction(async (trx) => {
      const rows: [ThrottledKey, LoginAttemptsTable][] = [];
      for (const one of inOrder) rows.push([one, await lock(trx, one)]);
      const waits = rows.map(([, row]) => Date.parse(row.blocked_until || at()) - now());
      const longest = Math.max(0, ...waits);
      if (longest > 0) return longest;
      return Promise.all(rows.map(([one, row]) => count(trx, one, row.count + 1)));
    });
    // Thrown outside: what `lock` corrected has to be committed.
    if (typeof taken === 'number') throw tooManyRequests(Math.ceil(taken / 1000));
    return taken;
  }

  /** A flood of refused guesses must not become a flood of writes. What a clock that was ahead wrote is left to `lock`. */
  async function refuseWithoutWriting(guessed: ThrottledKey[]): Promise<void> {
    const patienceOf = new Map(guessed.map(({ key, backoff }) => [hashedKey(key), backoff]));
    const waiting = await db
      .selectFrom('login_attempts')
      .select(['key', 'blocked_until'])
      .where('key', 'in', [...patienceOf.keys()])
      .where('blocked_until', '>', at())
      .execute();
    const waits = waiting
      .filter(({ key, blocked_until }) => blocked_until <= at(patienceOf.get(key)?.maxDelay))
      .map(({ blocked_until }) => Date.parse(blocked_until) - now());
    if (waits.length > 0) throw tooManyRequests(Math.max(1, Math.ceil(Math.max(...waits) / 1000)));
  }

  /** The guesses were none, or right: they no longer count, nor does the wait that they began. Others' do. */
  async function refund(taken: ConsumedAttempts): Promise<void> {
    await transaction(async (trx) => {
      for (const { key, blockedUntil } of taken) {
        const own = trx.updateTable('login_attempts').where('key', '=', hashedKey(key)).where('count', '>', 0);
        await own.set((eb) => ({ count: eb('count', '-', 1) })).execute();
        await own.set({ blocked_until: '' }).where('blocked_until', '=', blockedUntil).execute();
      }
    });
  }

  /** Forgets all guesses under the keys. */
  async function clear(keys: string[]): Promise<void> {
    if (keys.length > 0) await db.deleteFrom('login_attempts').where('key', 'in', keys.map(hashedKey)).execute();
  }

  /** How many guesses are remembered under a key. */
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
    const insert = trx.insertInto('login_attempts').values(row);
    await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const own = trx.selectFrom('login_attempts').selectAll().where('key', '=', row.key);
    const found = await own.forUpdate().executeTakeFirstOrThrow();
    return found.expires_at > at() ? withinBounds(trx, found, backoff) : row;
  }

  /** Shortens what a clock that was ahead wrote down: no wait is longer than `longest`, no memory than `forgets`. */
  async function withinBounds(
    trx: Transaction<Tables>,
    row: LoginAttemptsTable,
    { maxDelay: longest, resetAfter: forgets }: Backoff,
  ) {
    const latest = { blocked_until: at(longest), expires_at: at(forgets) };
    if (row.blocked_until <= latest.blocked_until && row.expires_at <= latest.expires_at) return row;
    const set = {
      blocked_until: row.blocked_until < latest.blocked_until ? row.blocked_until : latest.blocked_until,
      expires_at: row.expires_at < latest.expires_at ? row.expires_at : latest.expires_at,
    };
    await trx.updateTable('login_attempts').set(set).where('key', '=', row.key).execute();
    return { ...row, ...set };
  }

  async function count(trx: Transaction<Tables>, { key, backoff }: ThrottledKey, guesses: number) {
    const wait = waitAfter(guesses, backoff);
    const blockedUntil = wait > 0 ? at(wait) : '';
    const set = { count: guesses, blocked_until: blockedUntil, expires_at: at(backoff.resetAfter) };
    await trx.updateTable('login_attempts').set(set).where('key', '=', hashedKey(key)).execute();
    return { key, blockedUntil };
  }

  return { lock, count };
}

function waitAfter(guesses: number, { freeAttempts: free, firstDelay: first, maxDelay: longest }: Backoff): number {
  return guesses < free ? 0 : Math.min(longest, first * 2 ** (guesses - free));
}
