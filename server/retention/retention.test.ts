import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { settingsGroups } from '#contract/settings/index.ts';
import { tableTreatments } from '#server/backups/backup-tables.ts';
import { countArrivalsByDay } from '#server/dashboard/arrivals.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { openTrash } from '#server/history/trash.ts';
import { sampleRows } from '../../tests/fixtures/sample-rows.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT = settingsGroups.retention.fields.parse({});
const ADDRESS = '203.0.113.50';
const SENT = {
  leads: {
    path: '/leads',
    body: { name: 'Gdprina Erasure', email: 'gdprina@camp.example', message: 'From Gdprina', consent: true },
    change: { status: 'won' },
  },
  messages: {
    path: '/contact/messages',
    body: { firstName: 'Gdprina', subject: 'Gdprina asks', email: 'gdprina@camp.example', message: 'From Gdprina' },
    change: { status: 'read' },
  },
  reviews: {
    path: '/reviews',
    body: { name: 'Gdprina Erasure', stars: 5, review: 'Gdprina says: quick and kind.', avatar: 'female' },
    change: { review: 'Gdprina says: quick.' },
  },
};

async function staffOn(kind: TestDatabase) {
  const app = await testApp(kind, { env: { TRUST_PROXY: 'true' } });
  const token = await app.login('admin');
  const as = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) => app.send(method, path, { token, body });
  /** Everything that a visitor can send, worked on by staff and put into the bin; gives kinds and ids. */
  async function sendAndDelete(): Promise<[kind: string, id: string][]> {
    const trashed: [string, string][] = [];
    for (const [name, { path, body, change }] of Object.entries(SENT)) {
      await app.send('POST', path, { body, headers: { 'x-forwarded-for': ADDRESS } });
      const listed = await as('GET', name === 'reviews' ? '/reviews/admin' : path);
      const { _id } = listed.body[0] as { _id: string };
      await as('PUT', `${path}/${_id}`, change);
      await as('DELETE', `${path}/${_id}`);
      trashed.push([name, _id]);
    }
    return trashed;
  }
  return { ...app, token, as, sendAndDelete };
}

/** All that the database says, table by table. */
async function databaseText({ db }: Database): Promise<string> {
  const tables = Object.keys(tableTreatments) as (keyof Tables)[];
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

describe.each(databases)('data retention on $kind', (kind) => {
  test('a permanently deleted record leaves no name in the audit log, the history or a counter', async () => {
    const { as, sendAndDelete, database, send } = await staffOn(kind);
    await send('POST', '/users/login', { body: { email: 'gdprina@camp.example', password: 'x' } });
    const trashed = await sendAndDelete();
    expect(JSON.stringify((await as('GET', '/audit-log')).body)).toContain('Gdprina');
    for (const [name, id] of trashed) {
      const { status, body } = await as('DELETE', `/trash/${name}/${id}`);
      expect({ status, title: body.title }).toEqual({ status: 200, title: expect.stringContaining('Gdprina') });
    }
    const content = await databaseText(database);
    expect(content).not.toMatch(/gdprina/i);
    expect(content).not.toContain(ADDRESS);
    const { items } = (await as('GET', '/audit-log?limit=3')).body;
    expect(items).toMatchObject([
      { action: 'erase', kind: 'reviews', title: '', record: trashed[2]?.[1] },
      { action: 'erase', kind: 'messages', title: '' },
      { action: 'erase', kind: 'leads', title: '' },
    ]);
  });

  test('purging also erases the names in the audit log, including leftovers of older versions', async () => {
    const { as, send, sendAndDelete, database } = await staffOn(kind);
    await send('POST', '/users/login', { body: { email: 'nobody@camp.example', password: 'x' } });
    await sendAndDelete();
    const { db } = database;
    await db.updateTable('trash').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).execute();
    await openTrash(database).purge();
    expect(await databaseText(database)).not.toMatch(/gdprina/i);
    await db.updateTable('audit_log').set({ title: 'Gdprina' }).where('kind', '=', 'leads').execute();
    await db.updateTable('audit_log').set({ title: 'Stays' }).where('kind', '=', 'logins').execute();
    await purgeExpired(database, KEPT);
    const content = await databaseText(database);
    expect(content).not.toMatch(/gdprina/i);
    expect(content).toContain('Stays');
    expect((await as('GET', '/audit-log')).body.items.length).toBeGreaterThan(5);
  });

  test('enquiries are deleted from the lists and the trash after the configured days, not before', async () => {
    const { send, sendAndDelete, database } = await staffOn(kind);
    await sendAndDelete();
    await send('POST', '/leads', { body: { ...SENT.leads.body, name: 'Gdprina, listed' } });
    await send('POST', '/contact/messages', { body: SENT.messages.body });
    const at = (days: number) => Date.now() + days * DAY_MS;
    const left = async () => {
      const tables = ['leads', 'contact_messages', 'trash'] as const;
      const rows = tables.map((table) => database.db.selectFrom(table).select('id').execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    await purgeExpired(database, KEPT, at(4000));
    await purgeExpired(database, { ...KEPT, messagesDays: 10, leadsDays: 10 }, at(9.9));
    expect(await left()).toEqual([1, 1, 3]);
    await purgeExpired(database, { ...KEPT, messagesDays: 10, leadsDays: 10 }, at(10.1));
    expect(await left()).toEqual([0, 0, 1]); // the review is no enquiry
    await database.db.deleteFrom('trash').execute();
    await purgeExpired(database, KEPT);
    expect(await databaseText(database)).not.toMatch(/gdprina@/i);
  });

  test('spam and reviews that are not published have periods of their own, and all go with what belongs to them', async () => {
    const { send, as, database } = await staffOn(kind);
    const { leads, reviews } = SENT;
    await send('POST', '/leads', { body: leads.body });
    await send('POST', '/leads', { body: { ...leads.body, name: 'www.spam.example' } });
    await send('POST', '/reviews', { body: reviews.body });
    await send('POST', '/reviews', { body: { ...reviews.body, name: 'Published' } });
    const listed = (await as('GET', '/reviews/admin')).body as { _id: string; name: string }[];
    const { _id } = listed.find(({ name }) => name === 'Published')!;
    await as('PUT', `/reviews/${_id}`, { isApproved: true });
    const days = { ...KEPT, leadsDays: 30, spamDays: 5, reviewsDays: 10 };
    const names = async () => {
      const values = (['leads', 'reviews'] as const).map((table) =>
        database.db.selectFrom(table).select('value').execute(),
      );
      return (await Promise.all(values)).flat().map(({ value }) => JSON.parse(value).name);
    };
    expect((await as('GET', '/dashboard/arrivals')).body.at(-1)).toMatchObject({ leads: 1 }); // spam does not count
    await purgeExpired(database, days, Date.now() + 5.1 * DAY_MS);
    expect(await names()).toEqual(['Gdprina Erasure', 'Gdprina Erasure', 'Published']);
    await purgeExpired(database, days, Date.now() + 10.1 * DAY_MS);
    expect(await names()).toEqual(['Gdprina Erasure', 'Published']);
    await purgeExpired(database, days, Date.now() + 30.1 * DAY_MS);
    expect(await names()).toEqual(['Published']);
    expect(JSON.stringify(await database.db.selectFrom('events').selectAll().execute())).not.toContain(
      'Gdprina Erasure',
    );
    expect((await countArrivalsByDay(database, 0)).at(-1)).toMatchObject({ leads: 1 });
  });

  test('the panel lists what goes within 7 days, and visitors are told the periods', async () => {
    const { as, send, database, sendAndDelete } = await staffOn(kind);
    await sendAndDelete();
    await send('POST', '/leads', { body: { ...SENT.leads.body, name: 'Goes soon' } });
    await send('POST', '/leads', { body: { ...SENT.leads.body, name: 'Stays' } });
    const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const [, { _id }] = (await as('GET', '/leads')).body;
    await database.db
      .updateTable('leads')
      .set({ created_at: at(24) })
      .where('id', '=', _id)
      .execute();
    await database.db
      .updateTable('trash')
      .set({ deleted_at: at(28) })
      .where('kind', '=', 'messages')
      .execute();
    expect((await send('GET', '/retention')).body).toEqual({ messagesDays: 0, leadsDays: 0, reviewsDays: 0 });
    const retention = { ...KEPT, leadsDays: 30 };
    expect((await as('PUT', '/settings/retention', retention)).status).toBe(200);
    expect((await send('GET', '/retention')).body).toMatchObject({ leadsDays: 30, messagesDays: 0 });
    const sample = await sampleRows();
    const mail = { ...sample.thread_mails?.row, enquiry_id: _id, user_id: null } as Insertable<Tables['thread_mails']>;
    await database.db.insertInto('thread_mails').values(mail).execute();
    await database.db
      .insertInto('thread_attachments')
      .values({ ...sample.thread_attachments?.row, mail_id: mail.id } as Insertable<Tables['thread_attachments']>)
      .execute();
    const sent = { ...sample.deliveries?.row, settled_at: at(24) } as Insertable<Tables['deliveries']>;
    await database.db.insertInto('deliveries').values(sent).execute();
    const noted = { ...sample.audit_log?.row, user_id: null, created_at: at(85) } as Insertable<Tables['audit_log']>;
    await database.db.insertInto('audit_log').values(noted).execute();
    expect((await as('GET', '/retention/due')).body).toMatchObject({
      ...{ total: 2, mails: 1, attachments: 1 },
      notes: [
        { kind: 'deliveries', count: 1, dueAt: expect.stringContaining(at(-6).slice(0, 10)) },
        { kind: 'addresses', count: 1 },
      ],
      items: [
        { kind: 'messages', title: 'Gdprina asks', reason: 'bin' },
        { kind: 'leads', title: 'Goes soon', reason: 'age' },
      ],
    });
    expect((await send('GET', '/retention/due')).status).toBe(401);
  });

  test('network addresses and browsers in the activity go after the configured days, unused mail addresses at once', async () => {
    const { send, database, login } = await staffOn(kind);
    await login('editor');
    await send('POST', '/users/login', {
      body: { email: 'admin1@example.com', password: 'x' },
      headers: { 'x-forwarded-for': ADDRESS, 'user-agent': 'Firefox of Asha' },
    });
    const addresses = async () => {
      const rows = await database.db.selectFrom('audit_log').select(['ip_address', 'user_agent']).execute();
      return JSON.stringify(rows);
    };
    const bounced = (address: string) => ({ address, bounced_at: new Date().toISOString(), reason: '' });
    await send('POST', '/leads', { body: SENT.leads.body });
    await database.db
      .insertInto('bounced_addresses')
      .values([bounced('gdprina@camp.example'), bounced('b@c.example')])
      .execute();
    await purgeExpired(database, KEPT);
    const kept = await database.db.selectFrom('bounced_addresses').select('address').execute();
    expect(kept).toEqual([{ address: 'gdprina@camp.example' }]);
    await purgeExpired(database, KEPT, Date.now() + 89.9 * DAY_MS);
    expect(await addresses()).toMatch(/203\.0\.113\.50.*Firefox of Asha/);
    await purgeExpired(database, KEPT, Date.now() + 90.1 * DAY_MS);
    expect(await addresses()).not.toMatch(/\d\.\d|Firefox/);
  });
});

test('permanently deleted data is in no byte of the SQLite files', async () => {
  const { dataDir } = await sqlite.settings();
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const { as, sendAndDelete, send } = await staffOn({ ...sqlite, open: async () => database });
  // Long texts lie on pages of their own, which become free as a whole.
  const long = { ...SENT.leads.body, message: 'Gdprina writes. '.repeat(300) };
  for (let n = 0; n < 20; n++) {
    await send('POST', '/leads', { body: long, headers: { 'x-forwarded-for': `198.51.100.${n}` } });
  }
  const leads = (await as('GET', '/leads')).body as { _id: string }[];
  for (const { _id } of leads) await as('DELETE', `/leads/${_id}`);
  const trashed = [...leads.map(({ _id }) => ['leads', _id]), ...(await sendAndDelete())];
  const found = () =>
    readdirSync(dataDir).filter((name) => /gdprina/i.test(readFileSync(join(dataDir, name), 'latin1')));
  expect(found()).not.toEqual([]);
  for (const [name, id] of trashed) expect((await as('DELETE', `/trash/${name}/${id}`)).status).toBe(200);
  expect(found()).toEqual([]);
});
