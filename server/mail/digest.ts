import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

const HOUR_MS = 3_600_000;

/** What is announced by mail. */
export type Announced = 'message' | 'lead' | 'review';

/** More than that within an hour and kind is announced by one mail when the hour is over. */
export const SINGLE_MAILS_PER_HOUR = 30;

export interface EndedHour {
  kind: Announced;
  /** How many of them no mail has announced. */
  unannounced: number;
}

/** Counts announcements in the database, so that several processes on it send one digest between them. */
export function openAnnouncementCounts({ db }: Pick<Database, 'db'>, now: () => number = Date.now) {
  /** Counts one; true where it still gets a mail of its own. */
  async function mayMailOne(kind: Announced): Promise<boolean> {
    const ends_at = new Date(now() + HOUR_MS).toISOString();
    const { count } = await db
      .insertInto('notification_counts')
      .values({ kind, count: 1, ends_at })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((eb) => ({
          count: eb('notification_counts.count', '+', 1),
          // An hour that ends later than one that begins now was written down by a clock that was ahead.
          ends_at: sql<string>`case when notification_counts.ends_at > ${ends_at} then ${ends_at} else notification_counts.ends_at end`,
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count <= SINGLE_MAILS_PER_HOUR;
  }

  /** The hours that are over and had more than single mails; each is handed out once, to one process. */
  async function takeEnded(): Promise<EndedHour[]> {
    const over = db.deleteFrom('notification_counts').where('ends_at', '<=', new Date(now()).toISOString());
    const rows = await over.returning(['kind', 'count']).execute();
    return rows
      .map(({ kind, count }) => ({ kind: kind as Announced, unannounced: count - SINGLE_MAILS_PER_HOUR })) // as counted above
      .filter(({ unannounced }) => unannounced > 0);
  }

  return { mayMailOne, takeEnded };
}
