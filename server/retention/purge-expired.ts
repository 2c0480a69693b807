import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { PERSONAL_KINDS } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { eraseEnquiries } from '#server/history/trash.ts';
import { RECORD_TABLES } from '#server/records/kind.ts';
import type { Settings } from '#server/settings.ts';

const DAY_MS = 24 * 3_600_000;
/** Ids in one statement. */
const BATCH = 500;

export type Retention = Pick<Settings, 'keepEnquiriesDays' | 'keepAddressesDays'>;

/**
 * Permanently deletes data older than the settings allow, and blanks what the audit log must no longer contain: titles
 * of deleted submissions, and old network addresses.
 */
export async function purgeExpired(
  database: Database,
  { keepEnquiriesDays, keepAddressesDays }: Retention,
  now: number = Date.now(),
): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  await database.transaction(async (trx) => {
    if (keepEnquiriesDays !== undefined) await purgeEnquiries(trx, before(keepEnquiriesDays));
    await blankOrphanTitles(trx);
    await blankAddresses(trx, before(keepAddressesDays));
  });
  await purgeEnded(database, new Date(now).toISOString());
}

/** Deletes messages and leads that arrived before a time, also those in the trash, with their history. */
async function purgeEnquiries(trx: Kysely<Tables>, oldest: string): Promise<void> {
  for (const kind of ['messages', 'leads'] as const) {
    const listed = await trx
      .deleteFrom(RECORD_TABLES[kind])
      .where('created_at', '<=', oldest)
      .returning('id')
      .execute();
    const trashed = trx.deleteFrom('trash').where('kind', '=', kind).where('created_at', '<=', oldest);
    const ids = [...listed, ...(await trashed.returning('id').execute())].map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      await trx.deleteFrom('history').where('kind', '=', kind).where('record_id', 'in', some).execute();
      await eraseEnquiries(trx, some);
    }
  }
}

/** Removes the names of permanently deleted enquiries and reviews from the audit log; older releases left them there. */
async function blankOrphanTitles(trx: Kysely<Tables>): Promise<void> {
  const tables = { ...RECORD_TABLES, enquiries: 'enquiries' };
  for (const kind of [...PERSONAL_KINDS, 'enquiries'] as const) {
    await trx
      .updateTable('audit_log')
      .set({ title: '' })
      .where('kind', '=', kind)
      .where('title', '!=', '')
      .where(sql<boolean>`record_id not in (select id from ${sql.table(tables[kind])})`)
      .where(sql<boolean>`record_id not in (select id from trash where kind = ${kind})`)
      .execute();
  }
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
