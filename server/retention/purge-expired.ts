import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { eraseRoots } from '#server/erasure/erase-roots.ts';
import { blankOrphanTitles } from '#server/erasure/orphan-titles.ts';
import type { SettingsFields } from '#contract/settings/index.ts';
import { findDue, type RecordDays } from './find-due.ts';

const DAY_MS = 24 * 3_600_000;
/** Ids in one statement. */
const BATCH = 500;

/** Days after which data is deleted; 0 for never. */
export type RetentionDays = Pick<SettingsFields<'retention'>, 'addressesDays' | 'deliveriesDays' | keyof RecordDays>;

/**
 * Permanently deletes data older than the settings allow, and blanks what the audit log must no longer contain: titles
 * of deleted submissions, and old network addresses. Statistics still count deleted enquiries.
 */
export async function purgeExpired(database: Database, days: RetentionDays, now: number = Date.now()): Promise<void> {
  const before = (age: number) => new Date(now - age * DAY_MS).toISOString();
  while ((await eraseDue(database, days, now)) > 0) await setImmediate();
  await database.transaction(async (trx) => {
    const sent = trx.deleteFrom('deliveries').where('state', '!=', 'queued');
    await sent.where('settled_at', '<=', before(days.deliveriesDays)).execute();
    await deleteUnusedBounces(trx);
    await blankOrphanTitles(trx);
    await blankAddresses(trx, before(days.addressesDays));
  });
  await purgeEnded(database, new Date(now).toISOString());
}

/** Erases some of the records that are due, and returns how many. Other requests run before the next ones. */
async function eraseDue(database: Database, days: RetentionDays, now: number): Promise<number> {
  return database.transaction(async (trx) => {
    const due = await findDue(trx, days, { now, limit: BATCH });
    await eraseRoots(trx, due);
    return due.length;
  });
}

/** Forgets addresses from which mails came back once nothing else is stored about them. */
async function deleteUnusedBounces(trx: Kysely<Tables>): Promise<void> {
  const bounced = trx.deleteFrom('bounced_addresses');
  await bounced
    .where('address', 'not in', trx.selectFrom('enquiries').select('email_key'))
    .where(
      'address',
      'not in',
      trx.selectFrom('review_invitations').select((eb) => eb.fn<string>('lower', ['email']).as('address')),
    )
    .execute();
}

/** Removes network addresses and user agents that are too old to help find an intruder. */
async function blankAddresses(trx: Kysely<Tables>, oldest: string): Promise<void> {
  const old = trx.updateTable('audit_log').set({ ip_address: '', user_agent: '' }).where('created_at', '<=', oldest);
  await old.where((eb) => eb.or([eb('ip_address', '!=', ''), eb('user_agent', '!=', '')])).execute();
}

/**
 * Deletes expired counters, reset links and sessions. Counters in batches: a flood may have left many, and other
 * requests run in between.
 */
async function purgeEnded({ db }: Database, time: string): Promise<void> {
  const attempts = db.selectFrom('login_attempts').select('key').where('expires_at', '<=', time).limit(BATCH);
  await inSteps(() => db.deleteFrom('login_attempts').where('key', 'in', attempts).executeTakeFirst());
  const limits = db.selectFrom('rate_limits').select('key').where('resets_at', '<=', time).limit(BATCH);
  await inSteps(() => db.deleteFrom('rate_limits').where('key', 'in', limits).executeTakeFirst());
  await db.deleteFrom('password_resets').where('expires_at', '<=', time).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', time).execute();
}

async function inSteps(step: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await step()).numDeletedRows >= BATCH) await setImmediate();
}
