import { VISIT_GAP_MINUTES } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';

const MINUTE_MS = 60_000;

/** When staff last used the panel, and when their visit before that ended. */
export function openVisits({ db }: Database, now: () => number = Date.now) {
  const recentVisits = new Map<string, { time: number; done: Promise<void> }>();

  /** Stores that a user is active, at most once a minute. Resolves when it is stored. */
  function recordVisit(userId: string): Promise<void> {
    const last = recentVisits.get(userId);
    const time = now();
    if (last && time - last.time < MINUTE_MS) return last.done;
    const done = write(userId, time);
    recentVisits.set(userId, { time, done });
    return done;
  }

  async function write(userId: string, time: number): Promise<void> {
    const last_seen_at = new Date(time).toISOString();
    const visitGapStart = new Date(time - VISIT_GAP_MINUTES * MINUTE_MS).toISOString();
    await db
      .insertInto('visits')
      .values({ user_id: userId, last_seen_at, left_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          last_seen_at,
          left_at: eb
            .case()
            .when('visits.last_seen_at', '<', visitGapStart)
            .then(eb.ref('visits.last_seen_at'))
            .else(eb.ref('visits.left_at'))
            .end(),
        })),
      )
      .execute();
  }

  /** When the visit before this one ended; '' on the first. */
  async function previousVisitEnd(userId: string): Promise<string> {
    const row = await db.selectFrom('visits').select('left_at').where('user_id', '=', userId).executeTakeFirst();
    return row?.left_at ?? '';
  }

  return { recordVisit, previousVisitEnd };
}
