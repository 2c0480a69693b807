import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/constants.ts';
import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import type { Database } from '#server/db/open.ts';
import type { EnquiriesTable } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { openLeadStore } from '#server/leads/store.ts';
import { testApp } from '../../tests/support/app.ts';
import { postgres } from '../../tests/support/databases.ts';
import { foldEnquiryCounts } from './fold-counts.ts';

const plan = { id: '', key: '', title: '', price: 0, periodLabel: '', highlighted: false };
const lead = {
  ...{ name: 'Zoë', email: 'zoe@example.com', phone: '', company: '', website: '', message: '', plan },
  ...{ source: 'pricing', status: 'new' as const, isSuspect: false, suspicions: [], consentAt: '', consentVersion: 0 },
};
const MANY = 24;

test('on PostgreSQL, many people change many enquiries at once: nobody waits for each other in a circle, and the counts are right', async () => {
  const { database, send, login } = await testApp(postgres);
  const token = await login('admin');
  const leads = openLeadStore(database);
  for (let made = 0; made < MANY; made++) await leads.create(lead);
  const enquiries = (await send('GET', `/enquiries?limit=${MANY}`, { token })).body as EnquiryEntry[];
  const ownerId = (await send('GET', '/enquiries/owners', { token })).body[0]._id as string;
  const change = (id: string, body: object) => send('PUT', `/enquiries/${id}`, { token, body });
  const writes = enquiries.flatMap(({ _id: id }, nth) => {
    const stage = LEAD_STATUSES[nth % LEAD_STATUSES.length];
    const opposite = LEAD_STATUSES[(nth + 2) % LEAD_STATUSES.length];
    return [
      () => change(id, { stage }),
      () => leads.create(lead),
      () => change(id, { stage: opposite, ownerId }),
      () => send('GET', '/enquiries.csv', { token }),
      () => change(id, { isDone: nth % 2 === 0, stage: 'won' }),
      () => ownAll(database, nth % 2 === 0 ? ownerId : null, nth % 2 === 0 ? 'asc' : 'desc'),
      () => change(id, { isSuspect: nth % 3 === 0 }),
      ...(nth % 4 === 0 ? [() => send('DELETE', `/leads/${id}`, { token })] : []),
      ...(nth % 3 === 0 ? [() => foldEnquiryCounts(database)] : []),
      ...(nth % 8 === 0 ? [() => deleteNewest(database)] : []),
    ];
  });
  const replies = await Promise.all(writes.map((write) => write()));
  const failed = replies.filter((reply) => reply && 'status' in reply && Number(reply.status) >= 500);
  expect(failed).toEqual([]);
  expect(await counted(database)).toEqual(await existing(database));
  await foldEnquiryCounts(database);
  const folded = await sql`select * from enquiry_counts order by state, stage, kind, owner_id`.execute(database.db);
  expect(folded.rows).toEqual(await existing(database));
});

test('on PostgreSQL, two transactions change the same two counters in opposite orders', async () => {
  const database = await postgres.open();
  const [lost, won, nextLost, nextWon] = Array.from({ length: 4 }, newId) as [string, string, string, string]; // as long
  for (const id of [lost, nextLost]) await insertEnquiry(database, id, 'lost');
  for (const id of [won, nextWon]) await insertEnquiry(database, id, 'won');
  const isFirstDone = [Promise.withResolvers<true>(), Promise.withResolvers<true>()] as const;
  const removeBoth = (own: 0 | 1, [first, second]: [string, string]) =>
    database.transaction(async (trx) => {
      await trx.deleteFrom('enquiries').where('id', '=', first).execute();
      isFirstDone[own].resolve(true);
      await isFirstDone[own === 0 ? 1 : 0].promise;
      await trx.deleteFrom('enquiries').where('id', '=', second).execute();
    });
  const done = await Promise.allSettled([removeBoth(0, [lost, won]), removeBoth(1, [nextWon, nextLost])]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await counted(database)).toEqual([]);
});

async function insertEnquiry({ db }: Database, id: string, stage: string): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const row: EnquiriesTable = {
    ...{ id, version: 1, kind: 'messages', created_at: at, updated_at: at, last_activity_at: at, state: 'open', stage },
    ...{ owner_id: null, next_step: '', next_step_on: null, deal_value: 0, tags: '\n', search: '', email_key: '' },
    ...{
      phone_key: '',
      company_key: '',
      is_suspect: 0 as const,
      done_at: null,
      first_answer_at: null,
      waiting_since: null,
    },
    ...{ merged_into: null, removed_at: null, visit: '' },
  };
  await db.insertInto('enquiries').values(row).execute();
}

/** Changes all rows in one statement, as the deletion of an account does. */
async function ownAll({ db }: Database, owner: string | null, order: 'asc' | 'desc'): Promise<void> {
  const some = db.selectFrom('enquiries').select('id').orderBy('id', order).limit(5).forUpdate().skipLocked();
  await db.updateTable('enquiries').set({ owner_id: owner }).where('id', 'in', some).execute();
}

/** Deletes several rows in one statement, as the retention does. */
async function deleteNewest({ db }: Database): Promise<void> {
  const some = db.selectFrom('enquiries').select('id').orderBy('id', 'desc').limit(3).forUpdate().skipLocked();
  await db.deleteFrom('enquiries').where('id', 'in', some).execute();
}

async function counted({ db }: Database): Promise<unknown> {
  const { rows } = await sql`select state, stage, kind, owner_id, sum(count)::int as count from enquiry_counts
    group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function existing({ db }: Database): Promise<unknown> {
  const { rows } = await sql`select state, stage, kind, coalesce(owner_id, '') as owner_id, count(*)::int as count
    from enquiries group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}
