import { describe, expect, test } from 'vitest';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';

const HTTPS = 'https://dune.example';
const LOCAL = 'http://localhost:4815';
const body = { email: 'editor1@example.com', password: PASSWORD };

/** An editor's account, and browsers that log in to it from a page of `origin`. */
async function browsers(kind: TestDatabase, origin = HTTPS) {
  const app = await testApp(kind);
  await app.login('editor');
  const host = new URL(origin).host;
  const enter = async (headers: Record<string, string> = {}) => {
    const sent = { 'sec-fetch-site': 'same-origin', origin, host, ...headers };
    const reply = await app.send('POST', '/users/login', { body, headers: sent });
    const token = reply.body.token as string;
    const set = [reply.headers['set-cookie'] ?? []].flat();
    return { token, set, cookie: set.at(-1)?.split(';')[0] ?? '' };
  };
  const me = (token: string, cookie = '') =>
    app.send('GET', '/users/me', { token, headers: { host, ...(cookie && { cookie }) } });
  return { ...app, host, enter, me };
}

describe.each(databases)('a browser session on $kind', (kind) => {
  test('needs both its token and its cookie: neither works alone', async () => {
    const { enter, me, send } = await browsers(kind);
    const { token, cookie } = await enter();
    expect((await me(token, cookie)).status).toBe(200);
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'not-logged-in' } });
    expect((await me(token, cookie.replace(/=.*/, '=guessed'))).status).toBe(401);
    expect((await me(token, cookie.replace(/=.*/, '='))).status).toBe(401);
    expect((await me(token, `${cookie.replace(/=.*/, '=planted')}; ${cookie}`)).status).toBe(200);
    expect((await send('GET', '/leads', { headers: { cookie } })).status).toBe(401);
    expect((await send('GET', '/faq', { token })).status).toBe(401);
    expect((await send('POST', '/users/logout', { token })).status).toBe(401);
    expect((await me(token, cookie)).status).toBe(200);
  });

  test('has a separate cookie: neither another login nor another tab removes it', async () => {
    const { enter, me } = await browsers(kind);
    const first = await enter();
    const second = await enter({ cookie: first.cookie });
    const both = `${first.cookie}; theme=dark; ${second.cookie}`;
    expect([(await me(first.token, both)).status, (await me(second.token, both)).status]).toEqual([200, 200]);
    expect((await me(second.token, first.cookie)).status).toBe(401);
  });

  test('clears its cookie when it ends, and the cookies of sessions that ended elsewhere', async () => {
    const { enter, send, host, database } = await browsers(kind);
    const [{ token, cookie }, other] = [await enter(), await enter()];
    const headers = { host, cookie: `${cookie}; ${other.cookie}` };
    const out = await send('POST', '/users/logout', { token, headers });
    const cleared = (one: string) => [
      `${one.replace(/=.*/, '=')}; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure`,
    ];
    expect(out.headers['set-cookie']).toEqual(cleared(cookie));
    await database.db.deleteFrom('sessions').execute();
    const refused = await send('GET', '/users/me', { token: other.token, headers: { host, cookie: other.cookie } });
    expect(refused.headers['set-cookie']).toEqual(cleared(other.cookie));
    expect((await enter({ cookie: other.cookie })).set.slice(0, 1)).toEqual(cleared(other.cookie));
  });
});

test('a program that logs in gets no cookie, and its token works alone', async () => {
  const { send, me, enter } = await browsers(sqlite);
  const plain = await send('POST', '/users/login', { body });
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect((await me(plain.body.token as string)).status).toBe(200);
  expect((await me(plain.body.token as string, 'a=b')).status).toBe(200);
  for (const site of ['cross-site', 'same-site', 'none']) {
    const { token, set } = await enter({ 'sec-fetch-site': site });
    expect(set).toEqual([]);
    expect((await me(token)).status).toBe(200);
  }
});

test('over https the cookie is limited to this host; on localhost its name includes the port', async () => {
  const https = await (await browsers(sqlite)).enter();
  const attributes = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=1209600';
  expect(https.set).toEqual([
    expect.stringMatching(new RegExp(`^__Host-session-443-[0-9a-f-]{36}=[\\w-]{43}; ${attributes}; Secure$`)),
  ]);
  const { enter, send } = await browsers(sqlite, LOCAL);
  const local = await enter();
  expect(local.set).toEqual([
    expect.stringMatching(new RegExp(`^session-4815-[0-9a-f-]{36}=[\\w-]{43}; ${attributes}$`)),
  ]);
  // An instance on another port gets this cookie too: it is not its own to clear.
  const elsewhere = { host: 'localhost:4816', cookie: local.cookie.replace(/[0-9a-f]{12}=/, '000000000000=') };
  expect((await send('GET', '/leads', { token: 'x', headers: elsewhere })).headers['set-cookie']).toBeUndefined();
  expect((await send('GET', '/leads', { token: 'x', headers: { ...elsewhere, host: 'localhost:4815' } })).headers).toHaveProperty('set-cookie'); // prettier-ignore
});

test('visitors get no cookie, and sending one does not change their response', async () => {
  const { send, enter } = await browsers(sqlite);
  const { cookie } = await enter();
  const plain = await send('GET', '/faq');
  const withCookie = await send('GET', '/faq', { headers: { cookie } });
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect(withCookie.headers).toMatchObject({
    etag: plain.headers.etag,
    'cache-control': plain.headers['cache-control'],
  });
});

test("the panel's login form leaves no session for a user without panel access; a program gets one", async () => {
  const { send, login, database } = await testApp(sqlite);
  await login('user');
  await database.db.deleteFrom('sessions').execute();
  const account = { email: 'user1@example.com', password: PASSWORD };
  const headers = { 'sec-fetch-site': 'same-origin', origin: HTTPS, 'x-login-for': 'panel' };
  const rejected = await send('POST', '/users/login', { body: account, headers });
  expect(rejected).toMatchObject({ status: 200, body: { role: 'user', token: '' } });
  expect(rejected.headers['set-cookie']).toBeUndefined();
  expect(await database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  const { token } = (await send('POST', '/users/login', { body: account })).body;
  expect((await send('GET', '/users/me', { token })).status).toBe(200);
});
