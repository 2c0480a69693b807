import type { Kysely } from 'kysely';
import { THREAD_MAILS_PER_HOUR } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';

const HOUR_MS = 3_600_000;

/** Whether a thread has taken as many mails as it may in the hour before a mail. */
export async function isFlooded(db: Kysely<Tables>, enquiryId: string, receivedAt: Date): Promise<boolean> {
  const since = new Date(receivedAt.getTime() - HOUR_MS).toISOString();
  const recent = db.selectFrom('thread_mails').select((eb) => eb.fn.countAll().as('count'));
  const own = recent.where('enquiry_id', '=', enquiryId).where('direction', '=', 'in').where('at', '>=', since);
  return Number((await own.executeTakeFirstOrThrow()).count) >= THREAD_MAILS_PER_HOUR;
}
