import { VISIT_GAP_MINUTES } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';

const MINUTE_MS = 60_000;

/** When each of the staff was in the panel last, and when they had left before that. */
export function openVisits({ db }: Database, now: () => number = Date.now) {
  const recentlyNoted = new Map<string, { time: number; done: Promise<void> }>();

  /** Notes that somebody is here now, at most once a minute; done once that is known. */
  function noteVisit(userId: string): Promise<void> {
    const last = recentlyNoted.get(userId);
    const time = now();
    if (last && time - last.time < MINUTE_MS) return last.done;
    const done = write(userId, time);
    recentlyNoted.set(userId, { time, done });
    return done;
  }

  async function write(userId: string, time: number): Promise<void> {
    const last_seen_at = new Date(time).toISOString();
    const gap = new Date(time - VISIT_GAP_MINUTES * MINUTE_MS).toISOString();
    await db
      .insertInto('visits')
      .values({ user_id: userId, last_seen_at, left_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          last_seen_at,
          left_at: eb
            .case()
            .when('visits.last_seen_at', '<', gap)
            .then(eb.ref('visits.last_seen_at'))
            .else(eb.ref('visits.left_at'))
            .end(),
        })),
      )
      .execute();
  }

  /** When somebody had left before this visit; '' on the first. */
  async function previousVisitEnd(userId: string): Promise<string> {
    const row = await db.selectFrom('visits').select('left_at').where('user_id', '=', userId).executeTakeFirst();
    return row?.left_at ?? '';
  }

  return { note: noteVisit, previousVisitEnd };
}
