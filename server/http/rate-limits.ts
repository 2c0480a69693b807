import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { Failure } from './failure.ts';
import { hashedKey } from './hashed-key.ts';

/** How often something may happen: `max` times in `seconds`. */
export interface RateLimit {
  key: string;
  max: number;
  seconds: number;
}

export interface RateLimits {
  /** Counts one use under each key. Above a limit it fails with 429 and the seconds to wait. */
  consume(limits: readonly RateLimit[]): Promise<void>;
}

/**
 * Counts in the database, under hashed keys, so that a limit holds across restarts and processes. Logins have their own:
 * `accounts/login-throttle.ts`.
 */
export function openRateLimits({ db }: Database, now: () => number = Date.now): RateLimits {
  const at = (seconds = 0) => new Date(now() + seconds * 1000).toISOString();

  async function consume(limits: readonly RateLimit[]): Promise<void> {
    await rejectExceeded(limits);
    for (const limit of limits) await countUse(limit);
  }

  /** Reads only: a flood of refused uses must not cause a flood of writes. `countUse` corrects rows from a fast clock. */
  async function rejectExceeded(limits: readonly RateLimit[]): Promise<void> {
    const limitOf = new Map(limits.map((limit) => [hashedKey(limit.key), limit]));
    const rows = await db
      .selectFrom('rate_limits')
      .selectAll()
      .where('key', 'in', [...limitOf.keys()])
      .where('resets_at', '>', at())
      .execute();
    for (const { key, count, resets_at } of rows) {
      const limit = limitOf.get(key);
      if (limit && count >= limit.max && resets_at <= at(limit.seconds)) throw limitReached(resets_at);
    }
  }

  async function countUse({ key, max, seconds }: RateLimit): Promise<void> {
    const [present, latest] = [at(), at(seconds)];
    const { count, resets_at } = await db
      .insertInto('rate_limits')
      .values({ key: hashedKey(key), count: 1, resets_at: latest })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when rate_limits.resets_at <= ${present} then 1 else rate_limits.count + 1 end`,
          // A window that ends later than one that begins now was written with a fast clock.
          resets_at: sql<string>`case when rate_limits.resets_at <= ${present} or rate_limits.resets_at > ${latest} then ${latest} else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (count > max) throw limitReached(resets_at);
  }

  function limitReached(resetsAt: string): Failure {
    const wait = Math.max(1, Math.ceil((Date.parse(resetsAt) - now()) / 1000));
    return new Failure('too-many', { headers: { 'retry-after': String(wait) } });
  }

  return { consume };
}
