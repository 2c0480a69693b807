import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSessions } from './sessions.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';

const DAY_MS = 86_400_000;

describe.each(databases)('accounts on $kind', (kind) => {
  test('login returns a token for the panel that works until logout', async () => {
    const { send, login } = await testApp(kind);
    await login('admin');
    const { status, body } = await send('POST', '/users/login', {
      body: { email: ' ADMIN1@example.com', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'admin', email: 'admin1@example.com', role: 'admin', adminBase: '/admin' });
    const { token } = body;
    const me = await send('GET', '/users/me', { token });
    expect(me.body).toMatchObject({ _id: body._id, role: 'admin', isActive: true });
    expect(JSON.stringify(me.body)).not.toMatch(/argon2|password/i);
    expect((await send('POST', '/users/logout', { token })).status).toBe(200);
    expect((await send('GET', '/users/me', { token })).status).toBe(401);
    const again = { email: 'admin1@example.com', password: PASSWORD };
    expect((await send('POST', '/users/login', { token, body: again })).status).toBe(200);
  });

  test('login does not reveal the panel path to an account without panel access', async () => {
    const { send, login } = await testApp(kind);
    await login('user');
    const { body } = await send('POST', '/users/login', { body: { email: 'user1@example.com', password: PASSWORD } });
    expect(body).not.toHaveProperty('adminBase');
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const { send, login } = await testApp(kind);
    await login('admin');
    const wrong = await send('POST', '/users/login', { body: { email: 'admin1@example.com', password: 'wrong' } });
    const unknown = await send('POST', '/users/login', { body: { email: 'nobody@example.com', password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect(unknown.body).toEqual(wrong.body);
    expect((await send('POST', '/users/login', { body: { email: 'admin1@example.com' } })).status).toBe(400);
  });

  test('failed logins are throttled per account and per IP address', async () => {
    const { send, login } = await testApp(kind);
    await login('admin');
    const guess = (email: string) => send('POST', '/users/login', { body: { email, password: 'guess' } });
    for (let n = 0; n < 5; n++) expect((await guess('admin1@example.com')).status).toBe(401);
    const stopped = await send('POST', '/users/login', { body: { email: 'Admin1@example.com', password: PASSWORD } });
    expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': '15' } });
    expect(stopped.body.message).toBe('Too many attempts. Please wait 15 seconds and try again.');
    for (let n = 0; n < 25; n++) expect((await guess(`other${n}@example.com`)).status).toBe(401);
    expect((await guess('one-more@example.com')).status).toBe(429);
  });

  test('changing the password needs the current one and ends all other sessions', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const credentials = { email: 'editor1@example.com', password: PASSWORD };
    const other = (await send('POST', '/users/login', { body: credentials })).body.token;
    const password = 'a new good password';
    const refused = await send('PUT', '/users/me', { token, body: { password, currentPassword: 'wrong' } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
    expect((await send('PUT', '/users/me', { token, body: { password, currentPassword: PASSWORD } })).status).toBe(200);
    expect((await send('GET', '/users/me', { token })).status).toBe(200);
    expect((await send('GET', '/users/me', { token: other })).status).toBe(401);
    expect((await send('POST', '/users/login', { body: credentials })).status).toBe(401);
    expect((await send('POST', '/users/login', { body: { ...credentials, password } })).status).toBe(200);
  });

  test('a user ends all other sessions of their own account, and none of another account', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const neighbour = await login('editor');
    const credentials = { email: 'editor1@example.com', password: PASSWORD };
    const elsewhere = async () => (await send('POST', '/users/login', { body: credentials })).body.token as string;
    const others = [await elsewhere(), await elsewhere()];
    const ended = await send('POST', '/users/me/sessions/end', { token });
    expect(ended).toMatchObject({ status: 200, body: { message: 'Logged out on 2 other devices.', ended: 2 } });
    for (const other of others) expect((await send('GET', '/users/me', { token: other })).status).toBe(401);
    for (const current of [token, neighbour])
      expect((await send('GET', '/users/me', { token: current })).status).toBe(200);
    const again = await send('POST', '/users/me/sessions/end', { token });
    expect(again.body).toEqual({ message: 'You were not logged in anywhere else.', ended: 0 });
  });

  test('a user lists only their own sessions, with the user agent, and ends one of them', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const neighbour = await login('admin');
    const credentials = { email: 'editor1@example.com', password: PASSWORD };
    const headers = { 'user-agent': 'Browser of a phone' };
    const phone = (await send('POST', '/users/login', { body: credentials, headers })).body.token as string;
    const { body } = await send('GET', '/users/me/sessions', { token });
    expect(body).toMatchObject([{ isCurrent: true }, { isCurrent: false, agent: 'Browser of a phone' }]);
    expect(Object.keys(body[1] as object).toSorted()).toEqual(['_id', 'agent', 'createdAt', 'isCurrent', 'lastUsedAt']);
    const path = `/users/me/sessions/${body[1]._id}`;
    expect((await send('DELETE', path, { token: neighbour })).status).toBe(404);
    expect((await send('GET', '/users/me', { token: phone })).status).toBe(200);
    expect(await send('DELETE', path, { token })).toMatchObject({ status: 200 });
    expect((await send('GET', '/users/me', { token: phone })).status).toBe(401);
    expect((await send('GET', '/users/me/sessions', { token })).body).toHaveLength(1);
    expect((await send('DELETE', path, { token })).status).toBe(404);
  });

  test('users cannot give themselves a role or take the email of another account', async () => {
    const { send, login } = await testApp(kind);
    await login('admin');
    const token = await login('editor');
    expect((await send('PUT', '/users/me', { token, body: { role: 'admin' } })).status).toBe(400);
    const secretly = await send('PUT', '/users/me', { token, body: { email: 'other@example.com' } });
    expect(secretly).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
    const body = { email: 'Admin1@example.com', currentPassword: PASSWORD };
    const taken = await send('PUT', '/users/me', { token, body });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });

  test('a session ends when idle, at its maximum age, and when its account is deactivated', async () => {
    const { database, send, login } = await testApp(kind);
    let time = Date.now();
    const sessions = openSessions(database, { sessionIdleHours: 72, sessionDays: 14 }, () => time);
    const faultOf = async (token: string) => (await sessions.find({ token, cookies: [] }))?.fault;
    const [used, idle] = [await login('editor'), await login('editor')];
    for (let days = 2; days < 14; days += 2) {
      time += 2 * DAY_MS;
      expect(await faultOf(used)).toBeNull();
    }
    expect(await faultOf(idle)).toBe('ended');
    time += 2 * DAY_MS + 60_000;
    expect(await faultOf(used)).toBe('ended');
    const fresh = await login('editor');
    await database.db.updateTable('users').set({ is_active: 0 }).execute();
    expect((await send('GET', '/users/me', { token: fresh })).status).toBe(401);
  });

  test('shorter session lifetimes apply immediately, also to existing sessions', async () => {
    const { database, login } = await testApp(kind);
    const token = await login('editor');
    const hourLater = () => Date.now() + 61 * 60_000;
    const strict = openSessions(database, { sessionIdleHours: 1, sessionDays: 14 }, hourLater);
    expect((await strict.find({ token, cookies: [] }))?.fault).toBe('ended');
  });

  test('failed logins from another network do not lock the owner out', async () => {
    const { send, login } = await testApp(kind, { env: { TRUST_PROXY: 'true' } });
    await login('admin');
    const owner = { email: 'admin1@example.com', password: PASSWORD };
    for (let n = 0; n < 12; n++) {
      const headers = { 'x-forwarded-for': '203.0.113.66' };
      await send('POST', '/users/login', { body: { ...owner, password: 'guess' }, headers });
    }
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await send('POST', '/users/login', { body: owner, headers })).status).toBe(200);
  });

  test('a throttled IP address cannot reset its limit by logging in to its own account', async () => {
    const { send, login } = await testApp(kind);
    await login('editor');
    const own = { email: 'editor1@example.com', password: PASSWORD };
    for (let n = 0; n < 30; n++)
      await send('POST', '/users/login', { body: { email: `v${n}@example.com`, password: 'x' } });
    expect((await send('POST', '/users/login', { body: own })).status).toBe(429);
  });

  test('an admin creates, updates, deactivates and deletes accounts', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const account = { name: 'Mira', email: 'Mira@example.com', role: 'editor', password: 'a first password' };
    const made = await send('POST', '/users', { token, body: account });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Mira', email: 'mira@example.com', isActive: true, version: 1 },
    });
    expect(await send('POST', '/users', { token, body: account })).toMatchObject({ status: 409 });
    expect((await send('POST', '/users', { token, body: { ...account, password: 'short' } })).status).toBe(400);
    expect((await send('GET', '/users', { token })).body).toHaveLength(2);
    const path = `/users/${made.body._id}`;
    const mira = (await send('POST', '/users/login', { body: account })).body.token;
    await send('PUT', path, { token, body: { role: 'user' } });
    expect((await send('GET', '/contact/messages', { token: mira })).status).toBe(403);
    await send('PUT', path, { token, body: { password: 'another password' } });
    expect((await send('GET', '/users/me', { token: mira })).status).toBe(401);
    expect((await send('PUT', path, { token, body: { isActive: false } })).body).toMatchObject({
      isActive: false,
      role: 'user',
    });
    const late = { email: account.email, password: 'another password' };
    expect((await send('POST', '/users/login', { body: late })).status).toBe(401);
    expect((await send('DELETE', path, { token })).status).toBe(200);
    expect((await send('DELETE', path, { token })).status).toBe(404);
  });

  test('the last admin cannot be deleted, demoted or deactivated, even by concurrent requests', async () => {
    const { send, login } = await testApp(kind);
    const first = await login('admin');
    const id = (await send('GET', '/users/me', { token: first })).body._id as string;
    const refusal = { status: 409, body: { code: 'last-admin' } };
    expect(await send('DELETE', `/users/${id}`, { token: first })).toMatchObject(refusal);
    expect(await send('PUT', `/users/${id}`, { token: first, body: { role: 'editor' } })).toMatchObject(refusal);
    expect(await send('PUT', `/users/${id}`, { token: first, body: { isActive: false } })).toMatchObject(refusal);
    const second = await login('admin');
    const other = (await send('GET', '/users/me', { token: second })).body._id as string;
    const demote = (who: string, token: string) => send('PUT', `/users/${who}`, { token, body: { role: 'editor' } });
    const answers = await Promise.all([demote(other, first), demote(id, second)]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
  });

  test('when two admins delete each other at the same time, one remains', async () => {
    const { send, login } = await testApp(kind);
    const tokens = [await login('admin'), await login('admin')];
    const ids = await Promise.all(tokens.map(async (token) => (await send('GET', '/users/me', { token })).body._id));
    await Promise.all(tokens.map((token, index) => send('DELETE', `/users/${ids[1 - index]}`, { token })));
    const left = await Promise.all(tokens.map(async (token) => (await send('GET', '/users', { token })).status));
    expect(left.toSorted()).toEqual([200, 401]);
  });

  test('deactivating or deleting an account ends its sessions at once; reactivation does not revive them', async () => {
    const { send, login } = await testApp(kind);
    const admin = await login('admin');
    const token = await login('editor');
    const path = `/users/${(await send('GET', '/users/me', { token })).body._id}`;
    const state = async () => (await send('GET', '/users/me', { token })).status;
    await send('PUT', path, { token: admin, body: { isActive: false } });
    expect(await state()).toBe(401);
    await send('PUT', path, { token: admin, body: { isActive: true } });
    expect(await state()).toBe(401);
    const credentials = { email: 'editor2@example.com', password: PASSWORD };
    const fresh = (await send('POST', '/users/login', { body: credentials })).body.token;
    await send('DELETE', path, { token: admin });
    expect((await send('GET', '/users/me', { token: fresh })).status).toBe(401);
    const response = await send('POST', '/users/login', { body: credentials });
    expect(response).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  });

  test('an admin cannot change their own email or password through user management', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const { body: own } = await send('GET', '/users/me', { token });
    const path = `/users/${own._id}`;
    const refusal = {
      status: 400,
      body: { message: expect.stringContaining('own email and password in “Your account”') },
    };
    expect(await send('PUT', path, { token, body: { password: 'taken over now' } })).toMatchObject(refusal);
    expect(await send('PUT', path, { token, body: { email: 'thief@example.com' } })).toMatchObject(refusal);
    const sentBack = { name: 'Asha', email: 'ADMIN1@example.com', role: 'admin' };
    expect((await send('PUT', path, { token, body: sentBack })).body).toMatchObject({ name: 'Asha', email: own.email });
    expect((await send('POST', '/users/login', { body: { email: own.email, password: PASSWORD } })).status).toBe(200);
  });

  test('users cannot set server-managed fields through a forged request', async () => {
    const { send, login } = await testApp(kind);
    const admin = await login('admin');
    const token = await login('editor');
    const before = (await send('GET', '/users/me', { token })).body;
    const forged = [{ role: 'admin' }, { isActive: true }, { password_hash: 'x' }, { lastSeenAt: '' }, { _id: 'x' }];
    for (const body of forged) {
      await send('PUT', '/users/me', { token, body: { ...body, currentPassword: PASSWORD } });
      expect((await send('PUT', `/users/${before._id}`, { token, body })).status).toBe(403);
    }
    const { version: _, updatedAt: __, ...unchanged } = (await send('GET', '/users/me', { token })).body;
    expect(before).toMatchObject(unchanged);
    const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: 'a first password' };
    const made = await send('POST', '/users', { token: admin, body: { ...account, _id: before._id, version: 9 } });
    expect(made.body._id).not.toBe(before._id);
    expect(made.body.version).not.toBe(9);
  });

  test('guesses of the current password in an open session are throttled', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const change = (currentPassword: string) =>
      send('PUT', '/users/me', { token, body: { password: 'a new good password', currentPassword } });
    for (let n = 0; n < 10; n++) expect((await change(`guess ${n}`)).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  test('a password matches in composed and decomposed Unicode form', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const account = { name: 'Jürgen', email: 'j@example.com', role: 'editor', password: 'gr\u00fcne Türme' };
    await send('POST', '/users', { token, body: account });
    const decomposed = { email: account.email, password: account.password.normalize('NFD') };
    expect((await send('POST', '/users/login', { body: decomposed })).status).toBe(200);
  });

  test('the database stores neither passwords nor tokens in plain text', async () => {
    const { database, login } = await testApp(kind);
    const token = await login('editor');
    const users = await database.db.selectFrom('users').selectAll().execute();
    const sessions = await database.db.selectFrom('sessions').selectAll().execute();
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([users, sessions])).not.toContain(token);
    expect(JSON.stringify([users, sessions])).not.toContain(PASSWORD);
  });
});

test('while the database is read-only, an existing session can read, and saving fails as unavailable', async () => {
  const { send, login, database } = await testApp(sqlite);
  const token = await login('editor');
  const hoursAgo = new Date(Date.now() - 5 * 3_600_000).toISOString();
  await database.db.updateTable('sessions').set({ last_used_at: hoursAgo }).execute();
  await sql`pragma query_only = on`.execute(database.db);
  expect((await send('GET', '/leads', { token })).status).toBe(200);
  expect((await send('PUT', '/hero', { token, body: { titleLine1: 'Sand' } })).body.code).toBe('unavailable');
  await sql`pragma query_only = off`.execute(database.db);
  expect((await send('GET', '/leads', { token })).status).toBe(200);
  const { last_used_at } = await database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(Date.parse(last_used_at)).toBeGreaterThan(Date.parse(hoursAgo));
});
