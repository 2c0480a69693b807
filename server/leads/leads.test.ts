import { describe, expect, test } from 'vitest';
import type { Lead } from '#contract/records/lead.ts';
import type { Database } from '#server/db/open.ts';
import { newId } from '#server/ids.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';

const plan = {
  id: 'p1',
  key: 'Growing Shop!',
  title: 'Growing Shop',
  price: 180,
  periodLabel: 'once',
  highlighted: true,
};
const lead = {
  name: 'Ravi',
  email: 'ravi@example.com',
  phone: '1',
  company: 'R',
  website: 'r.example',
  message: 'Hi',
  plan,
};

describe.each(databases)('leads on $kind', (kind) => {
  test('probable spam is marked, and the response to its sender does not reveal it', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const body = { name: 'www.a.example', email: 'a@b.co', message: 'Hello there', consent: true, openFor: 1 };
    const answer = await send('POST', '/leads', { body });
    expect(answer).toMatchObject({ status: 201, body: { isSuspect: false, suspicions: [] } });
    expect((await send('GET', '/leads?status=suspicious', { token })).body).toMatchObject([
      { _id: answer.body._id, isSuspect: true, suspicions: ['link-in-name', 'too-fast'] },
    ]);
    expect((await send('GET', '/leads?status=new', { token })).body).toEqual([]);
    const decided = await send('PUT', `/leads/${answer.body._id}`, { token, body: { isSuspect: false } });
    expect(decided.body).toMatchObject({ isSuspect: false, status: 'new' });
  });

  test('a visitor requests a proposal for a plan; staff read the requests, newest first', async () => {
    const { send, login } = await testApp(kind);
    const forged = { ...lead, consent: true, status: 'won', _id: 'mine', consentAt: '2001', plan: { ...plan, _id: 1 } };
    const made = await send('POST', '/leads', { body: forged });
    expect(made).toMatchObject({ status: 201, body: { name: 'Ravi', status: 'new', version: 1 } });
    await send('POST', '/leads', { body: { name: 'Bo', email: 'b@b.co', consent: true } });
    const keyless = { name: 'Ila', email: 'i@i.co', consent: true, plan: { title: 'Growing Shop: Plus' } };
    expect((await send('POST', '/leads', { body: keyless })).body.plan.key).toBe('growing-shop-plus');
    const token = await login('editor');
    const { body } = await send('GET', '/leads', { token });
    expect(body[2]).toMatchObject({
      ...lead,
      plan: { ...plan, key: 'growing-shop' },
      source: 'pricing',
      status: 'new',
    });
    expect(body[1]).toMatchObject({ name: 'Bo', phone: '', plan: { key: '', title: '', price: 0 } });
    expect(Date.parse(body[2].consentAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(body[2]).toEqual(made.body);
    expect(body[2]._id).not.toBe('mine');
    expect((await send('GET', '/leads?limit=1', { token })).body).toHaveLength(1);
  });

  test.each([
    [{ email: 'a@b.co', consent: true }, 'Name needs at least 2 characters'],
    [{ name: ' x ', email: 'a@b.co', consent: true }, 'Name needs at least 2 characters'],
    [{ name: 'Ravi', consent: true }, 'Email is required'],
    [{ name: 'Ravi', email: 'x', consent: true }, 'Enter a valid email'],
    [{ name: 'Ravi', email: 'a@b.co' }, 'Please accept the Terms and the Privacy Policy'],
    [{ name: 'Ravi', email: 'a@b.co', consent: 'yes' }, 'Please accept the Terms and the Privacy Policy'],
  ])('%j is answered with "%s"', async (body, message) => {
    const { send } = await testApp(kind);
    expect(await send('POST', '/leads', { body })).toMatchObject({ status: 400, body: { message } });
  });

  test('a submission that fills the honeypot gets a success response and is not stored', async () => {
    const { send, login } = await testApp(kind);
    const body = { ...lead, consent: true, companyWebsite: 'https://spam.example' };
    expect(await send('POST', '/leads', { body })).toMatchObject({
      status: 201,
      body: { name: 'Ravi', status: 'new', version: 1 },
    });
    expect((await send('GET', '/leads', { token: await login('editor') })).body).toEqual([]);
  });

  test('submissions from one IP address are rate-limited, with the time to wait', async () => {
    const { send } = await testApp(kind);
    const body = { ...lead, consent: true };
    for (let sent = 0; sent < 30; sent++) expect((await send('POST', '/leads', { body })).status).toBe(201);
    const refused = await send('POST', '/leads', { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('staff set the status of a lead and delete it', async () => {
    const { send, login } = await testApp(kind);
    await send('POST', '/leads', { body: { ...lead, consent: true } });
    const token = await login('editor');
    const path = `/leads/${(await send('GET', '/leads', { token })).body[0]._id}`;
    expect((await send('PUT', path, { token, body: { status: 'contacted' } })).body.status).toBe('contacted');
    expect((await send('PUT', path, { token, body: { status: 'read' } })).status).toBe(400);
    expect((await send('DELETE', path, { token })).status).toBe(200);
    expect((await send('GET', '/leads', { token })).body).toEqual([]);
  });

  test('staff find leads by words in any field, in any order and in any script', async () => {
    const { names } = await filled(kind);
    expect(await names('q=RAVI')).toEqual(['Ravi']);
    expect(await names('q=block%20spices')).toEqual(['Zoë']);
    expect(await names('q=zo%C3%8B')).toEqual(['Zoë']);
    expect(await names('q=बीकानेर')).toEqual(['Ravi']);
    expect(await names('q=growing')).toEqual(['Ravi']);
    expect(await names('q=9829055512')).toEqual(['Zoë']);
    expect(await names('q=example.com')).toEqual(['Bo', 'Zoë', 'Ravi']);
    expect(await names('q=50%25')).toEqual([]);
    expect(await names('q=_')).toEqual([]);
  });

  test('staff filter leads by status with pagination, and the results follow a status change', async () => {
    const { names, send, token, ids } = await filled(kind);
    await send('PUT', `/leads/${ids.Ravi}`, { token, body: { status: 'won' } });
    await send('PUT', `/leads/${ids.Bo}`, { token, body: { status: 'won' } });
    expect(await names('status=won')).toEqual(['Bo', 'Ravi']);
    expect(await names('status=won&limit=1')).toEqual(['Bo']);
    expect(await names(`status=won&limit=1&before=${ids.Bo}`)).toEqual(['Ravi']);
    expect(await names('status=won&q=ravi')).toEqual(['Ravi']);
    expect(await names('status=new')).toEqual(['Zoë']);
    expect((await send('GET', '/leads?status=paid', { token })).status).toBe(400);
  });

  test('staff filter leads by the day of arrival', async () => {
    const { names, database, ids } = await filled(kind);
    const came = { Ravi: '2026-11-01T23:59:59.999Z', Zoë: '2026-11-02T00:00:00.000Z', Bo: '2026-11-03T10:00:00.000Z' };
    for (const [name, created_at] of Object.entries(came)) {
      await database.db
        .updateTable('leads')
        .set({ created_at })
        .where('id', '=', ids[name] ?? '')
        .execute();
    }
    expect(await names('from=2026-11-02')).toEqual(['Bo', 'Zoë']);
    expect(await names('to=2026-11-01')).toEqual(['Ravi']);
    expect(await names('from=2026-11-02&to=2026-11-02')).toEqual(['Zoë']);
    expect(await names('from=2026-11-02T05:30:00%2B05:30&to=2026-11-03T15:30:00%2B05:30')).toEqual(['Zoë']);
    expect(await names('from=2026-11-03&status=won')).toEqual([]);
  });

  test('an invalid date is rejected with the name of its parameter', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    for (const call of ['/leads', '/leads/summary', '/leads.csv']) {
      expect((await send('GET', `${call}?to=soon`, { token })).body.message, call).toBe('to must be a date');
    }
  });

  test('staff see the number of leads in total and per status, within the current filter', async () => {
    const { send, token, ids } = await filled(kind);
    await send('PUT', `/leads/${ids.Bo}`, { token, body: { status: 'lost' } });
    const summary = async (query: string) => (await send('GET', `/leads/summary?${query}`, { token })).body;
    expect(await summary('')).toEqual({ all: 3, new: 2, contacted: 0, qualified: 0, won: 0, lost: 1, suspicious: 0 });
    expect(await summary('q=bo')).toMatchObject({ all: 1, new: 0, lost: 1, suspicious: 0 });
    expect(await summary('to=2020-01-01')).toMatchObject({ all: 0 });
  });

  test('staff open one lead by its id', async () => {
    const { send, token, ids } = await filled(kind);
    expect((await send('GET', `/leads/${ids.Bo}`, { token })).body).toMatchObject({ name: 'Bo', status: 'new' });
    expect((await send('GET', '/leads/nobody', { token })).status).toBe(404);
  });

  test('staff download the filtered leads as an uncached file named after the day', async () => {
    const { send, token } = await filled(kind);
    const { headers, body } = await send('GET', '/leads.csv?q=ravi', { token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    const [head, first, ...rest] = body.split('\r\n');
    expect(head).toMatch(/^\uFEFFReceived \(UTC\),Name,Email,Phone,/);
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Ravi,ravi@example\.com,1,/);
    expect(rest).toEqual(['']);
  });

  test('an export of many leads contains each lead exactly once', async () => {
    const { database, send, login } = await testApp(kind);
    await insertMany(database, 1201);
    const { body } = await send('GET', '/leads.csv', { token: await login('editor') });
    const names = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(',')[1]);
    expect(names).toEqual(Array.from({ length: 1201 }, (_, index) => `Lead ${1200 - index}`));
  });
});

/** Three leads, the newest being Bo's. */
async function filled(kind: TestDatabase) {
  const app = await testApp(kind);
  const { send, login } = app;
  const zoe = {
    name: 'Zoë',
    email: 'z@example.com',
    phone: '+91 98290 55512',
    company: 'Marwar Spices',
    message: 'Block print',
  };
  const bo = { name: 'Bo', email: 'bo@example.com' };
  for (const body of [{ ...lead, message: 'बीकानेर से' }, zoe, bo]) {
    await send('POST', '/leads', { body: { ...body, consent: true } });
  }
  const token = await login('editor');
  const found = async (query: string): Promise<Lead[]> => (await send('GET', `/leads?${query}`, { token })).body;
  const ids = Object.fromEntries((await found('')).map(({ name, _id }) => [name, _id]));
  return { ...app, token, ids, names: async (query: string) => (await found(query)).map(({ name }) => name) };
}

async function insertMany({ db }: Database, count: number): Promise<void> {
  const now = new Date().toISOString();
  for (let first = 0; first < count; first += 400) {
    const rows = Array.from({ length: Math.min(400, count - first) }, (_, index) => {
      const value = JSON.stringify({ name: `Lead ${first + index}`, email: 'a@b.co' });
      return { id: newId(), version: 1, created_at: now, updated_at: now, value, status: 'new', search: '' };
    });
    await db.insertInto('leads').values(rows).execute();
  }
}
