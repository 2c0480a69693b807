import { sql, type Kysely } from 'kysely';
import type { SubmissionKind } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails per hour and kind. Further events of that hour are summed up in one digest mail. No agency gets so many enquiries:
 * somebody floods the form.
 */
export const SINGLE_MAILS_PER_HOUR = 300;

export interface ExpiredCount {
  kind: SubmissionKind;
  /** Events without a mail of their own. */
  unsent: number;
  endedAt: string;
}

/** Counts notifications in the database, so that several processes send only one digest together. */
export function openNotificationCounts(db: Kysely<Tables>, now: () => number = Date.now) {
  /** Counts one event. True if it gets a mail of its own. */
  async function countAndAllowMail(kind: SubmissionKind): Promise<boolean> {
    const ends_at = new Date(now() + HOUR_MS).toISOString();
    const { count } = await db
      .insertInto('notification_counts')
      .values({ kind, count: 1, ends_at })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((eb) => ({
          count: eb('notification_counts.count', '+', 1),
          // An hour that ends later than one that starts now comes from a clock that was ahead.
          ends_at: sql<string>`case when notification_counts.ends_at > ${ends_at} then ${ends_at} else notification_counts.ends_at end`,
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count <= SINGLE_MAILS_PER_HOUR;
  }

  /** Deletes the hours that are over and returns those with unsent events. Each hour goes to one process only. */
  async function takeExpired(): Promise<ExpiredCount[]> {
    const expired = db.deleteFrom('notification_counts').where('ends_at', '<=', new Date(now()).toISOString());
    const rows = await expired.returning(['kind', 'count', 'ends_at']).execute();
    return rows
      .map(({ kind, count, ends_at }) => ({
        kind: kind as SubmissionKind, // written by the function above
        unsent: count - SINGLE_MAILS_PER_HOUR,
        endedAt: ends_at,
      }))
      .filter(({ unsent }) => unsent > 0);
  }

  return { countAndAllowMail, takeExpired };
}
