import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { Failure } from './failure.ts';
import { hashedKey } from './hashed-key.ts';

/** How often something may happen: `max` times in `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

export interface Limits {
  /** Counts one use of `key`; the one past the limit fails with 429 and the seconds to wait. */
  take(key: string, limit: Limit): Promise<void>;
}

/** Counts in the database, under hashed keys, so that a limit holds across restarts and processes. */
export function openLimits({ db }: Database, now: () => number = Date.now): Limits {
  async function take(key: string, { max, seconds }: Limit): Promise<void> {
    const at = new Date(now()).toISOString();
    await db.deleteFrom('limits').where('resets_at', '<=', at).execute();
    const resetsAt = new Date(now() + seconds * 1000).toISOString();
    const { count, resets_at } = await db
      .insertInto('limits')
      .values({ key: hashedKey(key), count: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: eb('limits.count', '+', 1),
          // No window ends later than one that begins now, unless a clock that was ahead wrote it down.
          resets_at: sql<string>`case when limits.resets_at > ${resetsAt} then ${resetsAt} else limits.resets_at end`,
        })),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (count <= max) return;
    const wait = Math.max(1, Math.ceil((Date.parse(resets_at) - now()) / 1000));
    throw new Failure('too-many', { headers: { 'retry-after': String(wait) } });
  }

  return { take };
}
