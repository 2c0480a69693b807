import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashedKey } from '#server/http/hashed-key.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { poll } from '../../tests/support/poll.ts';
import { mailServer, tokenIn } from '../../tests/support/mail-server.ts';
import { totpCodeAt } from './mfa-codes.ts';
import { openPasswordResets } from './password-reset.ts';

const NEW = 'four words and more';
const email = 'editor1@example.com';

/** An editor who can get mail, and has forgotten the password. */
async function resetRequester(kind: TestDatabase, more: Record<string, string> = {}) {
  const mails = await mailServer();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'site@example.com',
    SITE_URL: 'https://dune.example',
    ...more,
  };
  const app = await testApp(kind, { env });
  const token = await app.login('editor');
  const { send } = app;
  return {
    ...{ ...app, ...mails, token },
    ask: (address = email) => send('POST', '/password-reset', { body: { email: address } }),
    set: (given: string, password = NEW) => send('PUT', '/password-reset', { body: { token: given, password } }),
    logIn: (password: string, code?: string, headers = {}) =>
      send('POST', '/users/login', { body: { email, password, code }, headers }),
  };
}

const usedUp = { status: 400, body: { message: expect.stringContaining('already used or is older than 30 minutes') } };

describe.each(databases)('password reset on $kind', (kind) => {
  test('sets a new password through a mailed link, once, and ends every session', async () => {
    const { ask, next, set, send, token, logIn } = await resetRequester(kind);
    expect((await send('GET', '/password-reset')).body).toEqual({ isOffered: true });
    await ask(email.toUpperCase());
    await ask();
    const [mail, second] = [await next(), await next()];
    expect(mail.to).toEqual([email]);
    expect(mail.text).toContain('From: site@example.com');
    expect(mail.text).toContain('Subject: Choose a new password for dune.example');
    expect(mail.text).toContain('https://dune.example/login/new-password#');
    const given = tokenIn(mail);
    expect(given).toMatch(/^[\w-]{43}$/);
    const weak = await set(given, 'password1');
    expect(weak).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
    expect((await set(given)).status).toBe(200);
    expect(await set(given)).toMatchObject(usedUp);
    expect(await set(tokenIn(second))).toMatchObject(usedUp);
    expect((await send('GET', '/users/me', { token })).status).toBe(401);
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(200);
  });

  test('accepts a link once if two requests use it at the same moment', async () => {
    const { ask, next, set } = await resetRequester(kind);
    await ask();
    const given = tokenIn(await next());
    const answers = await Promise.all([set(given), set(given, 'another set of words')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('accepts one of two links that are used at the same moment', async () => {
    const { ask, next, set } = await resetRequester(kind);
    await ask();
    await ask();
    const links = [tokenIn(await next()), tokenIn(await next())];
    const answers = await Promise.all(links.map((link) => set(link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test.each([
    { what: 'another password', body: { password: NEW } },
    { what: 'another email', body: { email: 'elsewhere@example.com' } },
  ])('rejects links that were mailed before the account got $what', async ({ body }) => {
    const { ask, next, set, send, token, login } = await resetRequester(kind);
    const mira = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: PASSWORD };
    const admin = await login('admin');
    const { _id } = (await send('POST', '/users', { token: admin, body: mira })).body;
    await ask(mira.email);
    const links = [tokenIn(await next())];
    await ask();
    links.push(tokenIn(await next()));
    expect((await send('PUT', `/users/${_id}`, { token: admin, body })).status).toBe(200);
    const own = { ...body, ...(body.email && { email: 'own@example.com' }), currentPassword: PASSWORD };
    expect((await send('PUT', '/users/me', { token, body: own })).status).toBe(200);
    for (const link of links) expect(await set(link, 'what a thief would like')).toMatchObject(usedUp);
  });

  test('gives an attacker who reads the mail no extra attempts at the second factor', async () => {
    const { send, token, ask, next, logIn } = await resetRequester(kind, { TRUST_PROXY: 'true' });
    expect((await logIn(PASSWORD)).status).toBe(200); // from now on the own network is known
    const { key } = (await send('POST', '/users/me/second-factor', { token })).body;
    const body = { currentPassword: PASSWORD, code: totpCodeAt(key as string, Date.now()) };
    await send('PUT', '/users/me/second-factor', { token, body });
    await ask();
    const thief = { 'x-forwarded-for': '198.51.100.7' };
    const link = tokenIn(await next());
    expect((await send('PUT', '/password-reset', { body: { token: link, password: NEW }, headers: thief })).status).toBe(200); // prettier-ignore
    const elsewhere = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    for (let n = 0; n < 5; n++) expect((await logIn(NEW, '000000', elsewhere(n))).status).toBe(401);
    expect((await logIn(NEW, '000000', thief)).status).toBe(429);
    expect((await logIn(NEW, totpCodeAt(key as string, Date.now() + 30_000))).status).toBe(200);
  });

  test('gives the same response for known and unknown accounts; only known ones get mail, up to a limit', async () => {
    const { ask, next, unread, database } = await resetRequester(kind);
    const unknown = await ask('nobody@example.com');
    const known = await ask();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await next()).to).toEqual([email]);
    for (let n = 0; n < 3; n++) await ask();
    await next();
    await next();
    for (let n = 0; n < 5; n++) await ask();
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(unread()).toBe(0);
    const rows = await database.db.selectFrom('password_resets').selectAll().execute();
    expect(rows).toHaveLength(3);
  });

  test('records in the audit log who set a new password by mail, and from which IP address', async () => {
    const { ask, next, set, login, send } = await resetRequester(kind);
    await ask();
    await set(tokenIn(await next()));
    const { items } = (await send('GET', '/audit-log', { token: await login('admin') })).body;
    expect(items).toContainEqual(
      expect.objectContaining({
        ...{ action: 'update', kind: 'users', title: 'editor', userName: 'editor' },
        ...{ detail: 'password-by-mail', address: '127.0.0.1' },
      }),
    );
  });

  test('does not turn off the second factor', async () => {
    const { send, token, ask, next, set, logIn } = await resetRequester(kind);
    const { key } = (await send('POST', '/users/me/second-factor', { token })).body;
    const body = { currentPassword: PASSWORD, code: totpCodeAt(key as string, Date.now()) };
    await send('PUT', '/users/me/second-factor', { token, body });
    await ask();
    await set(tokenIn(await next()));
    expect(await logIn(NEW)).toMatchObject({ status: 401, body: { code: 'code-needed' } });
    expect((await logIn(NEW, totpCodeAt(key as string, Date.now() + 30_000))).status).toBe(200);
  });

  test('stores the link token as a hash; it expires after 30 minutes or when the account is deactivated', async () => {
    const { database, ask, next, set } = await resetRequester(kind);
    await ask();
    const given = tokenIn(await next());
    const rows = await database.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(given);
    const later = openPasswordResets(database, () => Date.now() + 31 * 60_000);
    expect(await openPasswordResets(database).ownerOf(given)).toMatchObject({ email });
    expect(await later.ownerOf(given)).toBeNull();
    await database.db.updateTable('users').set({ is_active: 0 }).execute();
    expect(await set(given)).toMatchObject(usedUp);
  });
});

test('work done before or right after the response does not reveal whether an account exists', async () => {
  const { ask, next, unread, database, app } = await resetRequester(sqlite);
  const { db } = database;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const done = [];
  for (const address of ['nobody@example.com', email]) {
    await db.deleteFrom('login_attempts').execute();
    await ask(address);
    const expected = [`reset-for:${address}`, 'reset-from:127.0.0.1'].map(hashedKey);
    const attempts = await db.selectFrom('login_attempts').selectAll().execute();
    done.push({
      isCounted: attempts.length === 2 && attempts.every(({ key }) => expected.includes(key)),
      links: await db.selectFrom('password_resets').selectAll().execute(),
    });
  }
  expect(done[0]).toEqual({ isCounted: true, links: [] });
  expect(done[1]).toEqual(done[0]);
  vi.useRealTimers();
  // Both are due after random delays.
  await poll(async () => {
    await app.outbox.run();
    return db.selectFrom('deliveries').select(['recipient', 'state']).execute();
  }).toEqual([{ recipient: email, state: 'accepted' }]);
  expect(unread()).toBe(1);
  expect((await next()).to).toEqual([email]);
});

test('password reset is not offered if mail is not fully configured', async () => {
  const { send } = await testApp(sqlite, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect((await send('GET', '/password-reset')).body).toEqual({ isOffered: false });
  expect((await send('POST', '/password-reset', { body: { email } })).status).toBe(404);
});
