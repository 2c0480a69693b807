import { describe, expect, test } from 'vitest';
import { calls, type Call } from '#contract/calls.ts';
import { sections as allSections } from '#contract/sections/index.ts';
import { FACT_SECTIONS } from '#contract/sections/site-facts.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { openAuditStore } from './store.ts';
import { changeDetail } from './change-detail.ts';
import { openVisits } from './visits.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** A member of staff by name, logged in. */
async function person({ database, send }: App, name: string, role: 'admin' | 'editor' = 'admin') {
  const email = `${name.toLowerCase()}@dune.example`;
  const { _id } = await openUserStore(database).create({ name, email, role, password: PASSWORD });
  const { body } = await send('POST', '/users/login', { body: { email, password: PASSWORD } });
  return { _id, name, token: body.token as string };
}

const post = { title: 'Two scripts', slug: 'two-scripts', status: 'draft', content: '<p>A secret thought</p>' };

describe.each(databases)('audit log on $kind', (kind) => {
  test('names the fields that a change of content changed', async () => {
    const app = await testApp(kind);
    const { token } = await person(app, 'Asha');
    for (const body of [{ titleLine1: 'One' }, { titleLine1: 'Two', titleLine2: 'Three' }])
      await app.send('PUT', '/hero', { token, body });
    const { items } = (await app.send('GET', '/audit-log?kind=sections', { token })).body;
    expect(items[0].fields.toSorted()).toEqual(['titleLine1', 'titleLine2']);
  });

  test('records who created, changed and deleted each record, newest first, with the names at that time', async () => {
    const app = await testApp(kind);
    const asha = await person(app, 'Asha');
    const aarav = await person(app, 'Aarav', 'editor');
    const { send } = app;
    const made = (await send('POST', '/blog', { token: asha.token, body: post })).body;
    await send('PUT', `/blog/${made._id}`, { token: aarav.token, body: { status: 'published' } });
    await send('DELETE', `/blog/${made._id}`, { token: asha.token });
    await send('PUT', '/users/me', { token: asha.token, body: { name: 'Asha Rao' } });
    const { items } = (await send('GET', '/audit-log', { token: asha.token })).body;
    const of = (user: typeof asha, fields: object) => ({
      _id: expect.any(String),
      at: expect.any(String),
      userId: user._id,
      userName: user.name,
      kind: 'blog',
      record: made._id,
      title: 'Two scripts',
      detail: '',
      version: expect.any(Number),
      fields: [],
      address: '127.0.0.1',
      agent: expect.any(String),
      ...fields,
    });
    expect(items).toEqual([
      of(asha, { action: 'update', kind: 'users', record: asha._id, title: 'Asha Rao' }),
      of(asha, { action: 'delete' }),
      of(aarav, { action: 'update', detail: 'published', version: 2, fields: expect.arrayContaining(['status']) }),
      of(asha, { action: 'create' }),
    ]);
    const older = await send('GET', `/audit-log?limit=2&before=${items[1]._id}`, { token: asha.token });
    expect(older.body.items).toEqual(items.slice(2));
    const rows = await app.database.db.selectFrom('audit_log').selectAll().where('kind', '!=', 'logins').execute();
    expect(rows.map(({ version, ip_address }) => [version, ip_address])).toEqual([
      [1, '127.0.0.1'],
      [2, '127.0.0.1'],
      [null, '127.0.0.1'],
      [2, '127.0.0.1'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  test('names a section by its title, a reorder by its kind, and a review by its author', async () => {
    const app = await testApp(kind);
    const { token } = await person(app, 'Asha');
    const { send } = app;
    await send('PUT', '/hero', { token, body: { titleLine1: 'Fast', titleLine2: 'sites' } });
    const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };
    const { _id } = (await send('POST', '/reviews', { body: review })).body;
    await send('PUT', `/reviews/${_id}`, { token, body: { isApproved: true } });
    await send('PUT', '/reviews/reorder/list', { token, body: [{ _id, order: 3 }] });
    const { items } = (await send('GET', '/audit-log', { token })).body;
    expect(items).toMatchObject([
      { action: 'reorder', kind: 'reviews', record: '', title: '' },
      { action: 'update', kind: 'reviews', record: _id, title: 'Tanvi', detail: 'approved' },
      { action: 'update', kind: 'sections', record: 'hero', title: 'Hero', detail: '' },
    ]);
  });

  test('has no entries for visitors, staff who use a public form, or rejected writes', async () => {
    const app = await testApp(kind);
    const { token } = await person(app, 'Asha');
    const { send } = app;
    const message = { firstName: 'Farah', email: 'a@b.co', message: 'Hello there' };
    await send('POST', '/contact/messages', { body: message });
    await send('POST', '/contact/messages', { body: message, token });
    await send('POST', '/blog', { token, body: { title: '' } });
    await send('PUT', '/hero', { body: { titleLine1: 'Not logged in' } });
    expect((await send('GET', '/audit-log', { token })).body.items).toEqual([]);
  });

  test('records forbidden calls with user and call, each call once an hour, visible to admins only', async () => {
    const app = await testApp(kind);
    const [asha, farah] = [await person(app, 'Asha'), await person(app, 'Farah', 'editor')];
    const { send } = app;
    for (let n = 0; n < 3; n++) await send('GET', '/users', { token: farah.token });
    await send('DELETE', '/users/x', { token: farah.token });
    await send('GET', '/users', { token: 'of nobody' });
    const denied = async (token: string) =>
      (await send('GET', '/audit-log?scope=all&action=denied', { token })).body.items as object[];
    const own = { userId: farah._id, userName: 'Farah', kind: 'logins', record: farah._id, address: '127.0.0.1' };
    expect(await denied(asha.token)).toMatchObject([
      { ...own, title: 'Delete an account' },
      { ...own, title: 'All accounts' },
    ]);
    expect(await denied(farah.token)).toEqual([]);
    await send('POST', '/users/me/confirm', { token: farah.token, body: { currentPassword: 'guessed' } });
    expect((await denied(asha.token))[0]).toMatchObject({ ...own, title: expect.stringMatching(/^Confirm/) });
    const guess = { password: 'mine from now on', currentPassword: 'guessed' };
    await send('PUT', '/users/me', { token: farah.token, body: guess });
    expect((await denied(asha.token))[0]).toMatchObject({ ...own, title: expect.stringMatching(/^Change your own/) });
    expect(JSON.stringify(await denied(asha.token))).not.toContain('guessed');
  });

  test('records the use of an ended session, or of a token without its cookie, with an unknown actor', async () => {
    const app = await testApp(kind);
    const [asha, farah] = [await person(app, 'Asha'), await person(app, 'Farah', 'editor')];
    const { send, database } = app;
    const set = (changes: object) =>
      database.db.updateTable('sessions').set(changes).where('user_id', '=', farah._id).execute();
    await set({ cookie_hash: 'of a cookie that only her browser has' });
    for (const path of ['/leads', '/users/me', '/leads']) await send('GET', path, { token: farah.token });
    await set({ expires_at: '2020-01-01T00:00:00.000Z' });
    for (const path of ['/leads', '/users/me']) await send('GET', path, { token: farah.token });
    const path = `/audit-log?scope=all&action=denied&user=${farah._id}`;
    const somebody = { userId: '', userName: '', record: farah._id, title: 'Farah' };
    expect((await send('GET', path, { token: asha.token })).body.items).toMatchObject([
      { ...somebody, detail: 'ended' },
      { ...somebody, detail: 'no-cookie' },
    ]);
  });

  test('shows entries about other accounts to admins only, and never contains a password', async () => {
    const app = await testApp(kind);
    const admin = await person(app, 'Asha');
    const editor = await person(app, 'Aarav', 'editor');
    const { send } = app;
    const account = { name: 'Devika', email: 'devika@dune.example', role: 'editor', password: 'a first password' };
    const { _id } = (await send('POST', '/users', { token: admin.token, body: account })).body;
    await send('PUT', `/users/${_id}`, { token: admin.token, body: { password: 'another password' } });
    await send('PUT', '/users/me', { token: editor.token, body: { name: 'Aarav Mehta' } });
    const entriesFor = async (token: string) => (await send('GET', '/audit-log', { token })).body.items;
    expect(await entriesFor(admin.token)).toHaveLength(3);
    expect(await entriesFor(editor.token)).toMatchObject([{ kind: 'users', record: editor._id }]);
    const rows = await app.database.db.selectFrom('audit_log').selectAll().execute();
    expect(rows.map(({ detail }) => detail)).toContain('password');
    expect(JSON.stringify(rows)).not.toMatch(/first password|another password/);
  });

  test('records logins, logouts and failed logins with the IP address, visible to admins only', async () => {
    const app = await testApp(kind);
    const [asha, farah] = [await person(app, 'Asha'), await person(app, 'Farah', 'editor')];
    const { send } = app;
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const attempt = (email: string, password: string) =>
      send('POST', '/users/login', { body: { email, password }, headers });
    await attempt('Farah@Dune.example', 'guessed-secret');
    await attempt('my-password@typed.here', 'guessed-secret');
    const { token } = (await attempt('farah@dune.example', PASSWORD)).body;
    await send('GET', '/leads.csv', { token, headers });
    await send('POST', '/users/me/sessions/end', { token, headers });
    await send('PUT', '/users/me', {
      token,
      headers,
      body: { password: 'a new one of hers', currentPassword: PASSWORD },
    });
    await send('POST', '/users/logout', { token, headers });

    const list = async (query: string, as = asha.token) => {
      const { items } = (await send('GET', `/audit-log?scope=all&from=2020-01-01&${query}`, { token: as })).body;
      return items as {
        action: string;
        kind: string;
        userName: string;
        title: string;
        detail: string;
        address: string;
        agent: string;
      }[];
    };
    const all = await list('');
    const from = { address: '127.0.0.1', agent: 'Mozilla/5.0 Firefox/140.0' };
    expect(all.slice(0, 7)).toMatchObject([
      { action: 'logout', kind: 'logins', userName: 'Farah', ...from },
      { action: 'update', kind: 'users', userName: 'Farah', detail: 'password', ...from },
      { action: 'end', kind: 'logins', userName: 'Farah', ...from },
      { action: 'export', kind: 'leads', userName: 'Farah', ...from },
      { action: 'login', kind: 'logins', userName: 'Farah', ...from },
      { action: 'refused', kind: 'logins', userName: '', title: '', ...from },
      { action: 'refused', kind: 'logins', userName: '', title: 'farah@dune.example', ...from },
    ]);
    expect(JSON.stringify(await app.database.db.selectFrom('audit_log').selectAll().execute())).not.toMatch(
      /secret|typed/,
    );
    const actions = async (query: string) => (await list(query)).map(({ action }) => action);
    expect(await actions(`user=${farah._id}&kind=logins`)).toEqual(['logout', 'end', 'login', 'refused', 'login']);
    expect(await actions('action=refused')).toEqual(['refused', 'refused']);
    expect(await actions('to=2020-01-02')).toEqual([]);
    expect((await send('GET', '/audit-log/people', { token: asha.token })).body).toEqual([
      { _id: asha._id, name: 'Asha' },
      { _id: farah._id, name: 'Farah' },
    ]);
    // Without being asked for them, and for who is no admin at all, logins and addresses stay out.
    const work = (await send('GET', '/audit-log', { token: asha.token })).body.items;
    expect(work.map(({ action }: { action: string }) => action)).toEqual(['update', 'export']);
    const editor = await person(app, 'Aarav', 'editor');
    expect(await list('', editor.token)).toMatchObject([{ action: 'export', address: '', agent: '' }]);
  });

  test('a stale save is rejected with the name and time of the newer save', async () => {
    const app = await testApp(kind);
    const [asha, aarav] = [await person(app, 'Asha Rao'), await person(app, 'Aarav')];
    const { send } = app;
    const save = (token: string, version: number, titleLine1: string) =>
      send('PUT', '/hero', { token, body: { titleLine1, titleLine2: 'b' }, headers: { 'if-match': `"${version}"` } });
    await save(aarav.token, 0, 'First');
    await save(asha.token, 1, 'Second');
    const { status, body } = await save(aarav.token, 1, 'Third');
    expect(status).toBe(412);
    expect(body).toEqual({
      code: 'stale',
      message: 'Asha Rao saved a newer version in the meantime. Nothing was overwritten.',
      newer: { userId: asha._id, userName: 'Asha Rao', at: expect.stringMatching(/^20\d\d-.*Z$/) },
    });
    const made = (await send('POST', '/blog', { token: asha.token, body: post })).body;
    const patch = (token: string) =>
      send('PUT', `/blog/${made._id}`, { token, body: { excerpt: 'x' }, headers: { 'if-match': '"1"' } });
    await patch(aarav.token);
    expect((await patch(asha.token)).body.newer).toMatchObject({ userName: 'Aarav' });
    expect((await patch(aarav.token)).body.message).toMatch(/^You saved a newer version elsewhere/);
  });

  test('a save that is stale because of a reorder is rejected with the name of the user who reordered', async () => {
    const app = await testApp(kind);
    const [asha, aarav] = [await person(app, 'Asha Rao'), await person(app, 'Aarav')];
    const { send } = app;
    const words = { name: 'Tanvi', role: '', feedback: 'Quick, kind and on time.' };
    const { _id, version } = (await send('POST', '/testimonials', { token: aarav.token, body: words })).body;
    await send('PUT', '/testimonials/reorder/list', { token: asha.token, body: [{ _id, order: 4 }] });
    const headers = { 'if-match': `"${version}"` };
    const refused = await send('PUT', `/testimonials/${_id}`, { token: aarav.token, body: { role: 'Guide' }, headers });
    expect(refused.status).toBe(412);
    expect(refused.body.newer).toMatchObject({ userName: 'Asha Rao' });
    expect(refused.body.message).toMatch(/^Asha Rao saved a newer version/);
  });

  test('keeps a limited number of entries, and none that is too old', async () => {
    const database = await kind.open();
    const { db } = database;
    const store = openAuditStore(database, { max: 3, maxFailed: 2, every: 1 });
    const entry = {
      ...{ user_id: null, user_name: 'Asha', action: 'update', kind: 'blog', record_id: '', detail: '' },
      ...{ version: null, ip_address: '', user_agent: '' },
    };
    const old = { ...entry, id: '0', created_at: '2020-01-01T00:00:00.000Z', title: 'old' };
    await db.insertInto('audit_log').values(old).execute();
    for (const title of ['a', 'b']) await store.add({ ...entry, title });
    const titles = async () =>
      (await db.selectFrom('audit_log').select('title').orderBy('id').execute()).map(({ title }) => title);
    expect(await titles()).toEqual(['a', 'b']);
    for (const title of ['c', 'd', 'e']) await store.add({ ...entry, title });
    expect(await titles()).toEqual(['c', 'd', 'e']);
    // However often somebody tries to get in, what others did stays.
    const refused = { ...entry, kind: 'logins', action: 'refused' };
    for (const title of ['1', '2', '3', '4', '5', '6']) await store.add({ ...refused, title });
    expect(await titles()).toEqual(['c', 'd', 'e', '5', '6']);
  });

  test('a visit ends after 30 minutes of inactivity, and its end is stored for the next visit', async () => {
    const database = await kind.open();
    const user = { name: 'Asha', email: 'asha@dune.example', role: 'admin', password: PASSWORD } as const;
    const { _id } = await openUserStore(database).create(user);
    let now = Date.parse('2026-11-20T17:00:00Z');
    const visits = openVisits(database, () => now);
    const hereAt = async (time: string) => {
      now = Date.parse(time);
      await visits.recordVisit(_id);
      return visits.previousVisitEnd(_id);
    };
    expect(await hereAt('2026-11-20T17:00:00.000Z')).toBe('');
    expect(await hereAt('2026-11-20T17:25:00.000Z')).toBe('');
    expect(await hereAt('2026-11-21T10:00:00.000Z')).toBe('2026-11-20T17:25:00.000Z');
    expect(await hereAt('2026-11-21T10:20:00.000Z')).toBe('2026-11-20T17:25:00.000Z');
  });
});

test('a write succeeds even if the audit log cannot be written', async () => {
  const app = await testApp(sqlite);
  const { token } = await person(app, 'Asha');
  await app.database.db.schema.dropTable('audit_log').execute();
  await app.database.db.schema.dropTable('visits').execute();
  const { status, body } = await app.send('POST', '/blog', { token, body: post });
  expect(status).toBe(201);
  expect((await app.send('DELETE', `/blog/${body._id}`, { token })).status).toBe(200);
});

describe('the table of calls', () => {
  const all = Object.entries<Call>(calls);

  test('defines for every write call its audit entry or the reason to skip it', () => {
    const writes = all.filter(([key]) => !key.startsWith('GET '));
    for (const [key, { audit, invalidates }] of writes) {
      expect([key, audit, invalidates]).not.toContain(undefined);
    }
    const skipped = writes.filter(([, { audit }]) => audit && 'skip' in audit).map(([key]) => key);
    expect(skipped).toEqual([
      'POST /media-uploads',
      'DELETE /media-uploads/:id',
      'POST /review-invitations/open',
      'POST /review-invitations/use',
      'POST /contact/messages',
      'POST /leads',
      'POST /mailbox/read',
      'POST /users/login',
      'POST /password-reset',
      'PUT /password-reset',
      'POST /users/me/confirm',
      'POST /users/me/second-factor',
      'PUT /users/me/push-subscriptions/:id',
      'POST /users/me/push-subscriptions/:id/test',
      'POST /canary/runs',
      'POST /links/check',
      'POST /missing-addresses/ignore',
      'POST /import/chunks/:id',
      'POST /import/run',
      'POST /import/stop',
      'DELETE /import',
      'PUT /first-steps/:name',
    ]);
  });

  test('audits exactly the reads that export data', () => {
    const exports = all.filter(([, { media = '' }]) =>
      ['text/csv', 'application/x-tar', 'application/zip', 'application/octet-stream'].includes(media),
    );
    const audited = all.filter(([key, { audit }]) => key.startsWith('GET ') && audit);
    expect(audited).toEqual(exports);
    for (const [, { audit }] of audited) expect(audit).toMatchObject({ action: 'export' });
  });

  test('identifies the record of every audit entry by path, fixed name, own account or reply', () => {
    const nameless = all.flatMap(([key, { audit }]) => {
      if (!audit || 'skip' in audit || audit.record || /:(id|name)\b/.test(key)) return [];
      return audit.action === 'create' ? [] : key;
    });
    expect(nameless).toEqual([
      'PUT /portfolio/reorder/list',
      'PUT /reviews/reorder/list',
      'PUT /services/admin/reorder/list',
      'PUT /testimonials/reorder/list',
      'GET /leads.csv',
      'GET /enquiries.csv',
      'PUT /login-rules',
    ]);
  });

  test('lets only section writes invalidate a single section, each with a read at the same path', () => {
    const sections = all.filter(([, { invalidates }]) => invalidates === 'section').map(([key]) => key);
    expect(sections).toHaveLength(Object.keys(allSections).length - FACT_SECTIONS.length);
    for (const key of sections) expect(calls).toHaveProperty([key.replace('PUT', 'GET')]);
  });
});

test('the detail of a change is a keyword for its only changed status or flag, and never typed text', () => {
  expect(changeDetail({ status: 'won' })).toBe('won');
  expect(changeDetail({ isVisible: false })).toBe('hidden');
  expect(changeDetail({ isApproved: true, isVisible: undefined })).toBe('approved');
  expect(changeDetail({ title: 'Typed' })).toBe('');
  expect(changeDetail({ status: 'won', title: 'Typed' })).toBe('');
});
