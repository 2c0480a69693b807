import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/constants.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, testFolder, type TestDatabase } from '../../tests/support/databases.ts';
import { totpCodeAt, hashRecoveryCode } from './mfa-codes.ts';
import { openMfa } from './mfa.ts';
import { openSecretBox } from '#server/secret-box.ts';

const STEP_MS = 30_000;
const factor = '/users/me/second-factor';

/** Somebody who is logged in, and what that person does about the second factor. */
async function person(kind: TestDatabase, role: Role = 'editor') {
  const app = await testApp(kind);
  return { ...app, ...(await enter(app, role, 1)) };
}

async function enter({ send, login }: Awaited<ReturnType<typeof testApp>>, role: Role, number: number) {
  const token = await login(role);
  const credentials = { email: `${role}${number}@example.com`, password: PASSWORD };
  const logIn = (code?: string) => send('POST', '/users/login', { body: { ...credentials, code } });
  const begin = async () => (await send('POST', factor, { token })).body as { key: string; address: string };
  const confirm = (key: string, currentPassword = PASSWORD, code = totpCodeAt(key, Date.now())) =>
    send('PUT', factor, { token, body: { currentPassword, code } });
  /** The code of this half minute turns it on; that of the next is good by then, also if the next one begins meanwhile. */
  const turnOn = async () => {
    const { key } = await begin();
    const used = totpCodeAt(key, Date.now());
    const { body } = await confirm(key, PASSWORD, used);
    return { key, used, codes: body.recoveryCodes as string[], code: () => totpCodeAt(key, Date.now() + STEP_MS) };
  };
  const me = async (as = token) => (await send('GET', '/users/me', { token: as })).status;
  return { token, credentials, logIn, begin, confirm, turnOn, me };
}

describe.each(databases)('the second factor on $kind', (kind) => {
  test('is required after the password once a first code has confirmed it, and not before', async () => {
    const { logIn, begin, confirm, send, token } = await person(kind);
    const { key, address } = await begin();
    expect(address).toMatch(/^otpauth:\/\/totp\/localhost.*editor1%40example\.com\?.*secret=/);
    expect((await logIn()).status).toBe(200);
    expect(await confirm(key, 'wrong')).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
    const wrong = { currentPassword: PASSWORD, code: totpCodeAt(key, Date.now() - 3_600_000) };
    expect(await send('PUT', factor, { token, body: wrong })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'code' }] },
    });
    expect((await logIn()).status).toBe(200);
    const on = await confirm(key);
    expect(on.body.recoveryCodes).toHaveLength(10);
    expect(new Set(on.body.recoveryCodes as string[]).size).toBe(10);
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'code-needed' } });
    expect(await logIn('000 000')).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
    const code = totpCodeAt(key, Date.now() + STEP_MS);
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await send('GET', factor, { token })).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await send('GET', '/users/me', { token })).body).toMatchObject({ hasSecondFactor: true });
  });

  test('is not revealed by a login with a wrong password', async () => {
    const { turnOn, send, credentials } = await person(kind);
    const { code } = await turnOn();
    const wrong = await send('POST', '/users/login', { body: { ...credentials, password: 'wrong', code: code() } });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-login' } });
  });

  test('does not change the login of an account without one', async () => {
    const { logIn, send, token } = await person(kind, 'admin');
    const { body } = await logIn();
    expect(Object.keys(body as object).toSorted()).toEqual(['_id', 'adminBase', 'email', 'name', 'role', 'token']);
    expect((await logIn('no code of anything')).status).toBe(200);
    const { items } = (await send('GET', '/audit-log?scope=all&kind=logins', { token })).body;
    expect(items[0]).toMatchObject({ action: 'login', detail: '' });
  });

  test('accepts each code once, even for two simultaneous logins, and none older than the last one used', async () => {
    const { turnOn, logIn } = await person(kind);
    const { used, code } = await turnOn();
    expect((await logIn(used)).body).toMatchObject({ code: 'wrong-code' });
    const next = code();
    const both = await Promise.all([logIn(next), logIn(next)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(next)).body).toMatchObject({ code: 'wrong-code' });
  });

  test('accepts codes of a clock that is 30 seconds off, and no others', async () => {
    const { database, token, send } = await person(kind);
    let time = Date.parse('2026-11-21T12:00:10Z');
    const factors = openMfa(database, openSecretBox({ dataDir: testFolder() }), () => time);
    const userId = (await send('GET', '/users/me', { token })).body._id as string;
    const { key } = await factors.begin(userId, 'a', 'b');
    await factors.confirm(userId, totpCodeAt(key, time), '');
    time += 10 * STEP_MS;
    expect(await factors.accepts(userId, totpCodeAt(key, time - 2 * STEP_MS))).toBe(false);
    expect(await factors.accepts(userId, totpCodeAt(key, time + 2 * STEP_MS))).toBe(false);
    expect(await factors.accepts(userId, totpCodeAt(key, time - STEP_MS))).toBe(true);
    expect(await factors.accepts(userId, totpCodeAt(key, time + STEP_MS))).toBe(true);
  });

  test('has single-use recovery codes, accepted in any case or spacing; new codes replace the old ones', async () => {
    const { turnOn, logIn, send, token, login } = await person(kind);
    const { codes, code } = await turnOn();
    const [first = '', second = ''] = codes;
    expect((await logIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn(first)).body).toMatchObject({ code: 'wrong-code' });
    expect((await send('GET', factor, { token })).body).toMatchObject({ recoveryCodesLeft: 9 });
    const body = { currentPassword: PASSWORD, code: code() };
    const renewed = await send('POST', `${factor}/codes`, { token, body });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await logIn(second)).body).toMatchObject({ code: 'wrong-code' });
    expect((await logIn(renewed.body.recoveryCodes[0] as string)).status).toBe(200);
    const { items } = (await send('GET', '/audit-log?scope=all&kind=logins', { token: await login('admin') })).body;
    expect(items[0]).toMatchObject({ action: 'login', detail: 'recovery-code' });
  });

  test('can be turned off only with both the password and a code', async () => {
    const { turnOn, logIn, send, token } = await person(kind);
    const { codes } = await turnOn();
    const off = (body: object) => send('POST', `${factor}/off`, { token, body });
    expect(await off({ currentPassword: 'wrong', code: codes[0] })).toMatchObject({ status: 400 });
    expect(await off({ currentPassword: PASSWORD, code: '000000' })).toMatchObject({ status: 400 });
    expect(await off({ currentPassword: PASSWORD })).toMatchObject({ status: 400 });
    expect((await logIn()).body).toMatchObject({ code: 'code-needed' });
    expect((await off({ currentPassword: PASSWORD, code: codes[0] })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await logIn(codes[1])).status).toBe(200);
  });

  test('ends every other session when it is turned on', async () => {
    const { turnOn, logIn, me } = await person(kind);
    const other = (await logIn()).body.token as string;
    await turnOn();
    expect([await me(), await me(other)]).toEqual([200, 401]);
  });

  test('cannot be set up again while it is on, for example on an unlocked computer', async () => {
    const { turnOn, send, token, logIn } = await person(kind);
    const { code } = await turnOn();
    expect((await send('POST', factor, { token })).status).toBe(400);
    expect((await logIn(code())).status).toBe(200);
  });

  test('throttles guessing after five wrong codes', async () => {
    const { turnOn, logIn } = await person(kind);
    const { code } = await turnOn();
    for (let n = 0; n < 5; n++) expect((await logIn('000000')).status).toBe(401);
    expect(await logIn(code())).toMatchObject({ status: 429, headers: { 'retry-after': '15' } });
  });

  test('counts wrong codes even if logins without a code come in between', async () => {
    const { turnOn, logIn } = await person(kind);
    await turnOn();
    for (let n = 0; n < 5; n++) {
      await logIn();
      await logIn('000000');
    }
    expect((await logIn()).status).toBe(429);
  });

  test("can be turned off by an admin for another user; this ends the user's sessions and is audited", async () => {
    const { turnOn, logIn, me, send, login, token } = await person(kind);
    const admin = await login('admin');
    await turnOn();
    const id = (await send('GET', '/users/me', { token })).body._id as string;
    const path = `/users/${id}/second-factor`;
    expect((await send('DELETE', path, { token })).status).toBe(403);
    expect((await send('GET', '/users', { token: admin })).body).toMatchObject([
      { hasSecondFactor: true },
      { hasSecondFactor: false },
    ]);
    expect((await send('DELETE', path, { token: admin })).status).toBe(200);
    expect((await send('DELETE', path, { token: admin })).status).toBe(404);
    expect(await me()).toBe(401);
    expect((await logIn()).status).toBe(200);
    const { items } = (await send('GET', '/audit-log', { token: admin })).body;
    expect(items).toMatchObject([
      { kind: 'users', record: id, title: 'editor', detail: 'factor-off', userName: 'admin' },
      { kind: 'users', record: id, title: 'editor', detail: 'factor-on', userName: 'editor' },
    ]);
  });

  test('cannot be turned off by admins for their own account through user management', async () => {
    const { turnOn, send, token } = await person(kind, 'admin');
    await turnOn();
    const id = (await send('GET', '/users/me', { token })).body._id as string;
    expect((await send('DELETE', `/users/${id}/second-factor`, { token })).status).toBe(400);
  });

  test('stores recovery codes only as hashes, and reveals its secret only once', async () => {
    const { turnOn, database, send, token } = await person(kind);
    const { codes, key } = await turnOn();
    const rows = await database.db.selectFrom('recovery_codes').selectAll().execute();
    expect(rows.map(({ code_hash }) => code_hash).toSorted()).toEqual(codes.map(hashRecoveryCode).toSorted());
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''));
    const responses = [await send('GET', factor, { token }), await send('GET', '/users/me', { token })];
    expect(JSON.stringify(responses)).not.toContain(key);
  });
});

describe.each(databases)('mandatory second factor on $kind', (kind) => {
  test('restricts users without one to its setup, in the API too, once they log in again', async () => {
    const app = await testApp(kind);
    const admin = await enter(app, 'admin', 1);
    const editor = await enter(app, 'editor', 2);
    const rule = (everybodyNeedsSecondFactor: boolean) =>
      app.send('PUT', '/login-rules', { token: admin.token, body: { everybodyNeedsSecondFactor } });
    expect(await rule(true)).toMatchObject({
      status: 400,
      body: { message: 'Set up your own two-step login first, in “Your account”.' },
    });
    const { codes } = await admin.turnOn();
    expect((await rule(true)).body).toEqual({ everybodyNeedsSecondFactor: true });
    expect([await admin.me(), await editor.me()]).toEqual([200, 401]);

    const { body } = await editor.logIn();
    expect(body).toMatchObject({ needsSecondFactor: true });
    const { send } = app;
    const token = body.token as string;
    const barred = { status: 403, body: { code: 'second-factor-needed' } };
    for (const path of ['/users/me', '/blog', '/leads', '/users/me/sessions'])
      expect(await send('GET', path, { token })).toMatchObject(barred);
    expect(await send('PUT', '/hero', { token, body: { titleLine1: 'x' } })).toMatchObject(barred);
    expect(await send('PUT', '/users/me', { token, body: { name: 'x' } })).toMatchObject(barred);

    expect((await send('GET', factor, { token })).body).toMatchObject({ isOn: false, isNeeded: true });
    const { key } = (await send('POST', factor, { token })).body;
    const credentials = { currentPassword: PASSWORD, code: totpCodeAt(key as string, Date.now()) };
    expect((await send('PUT', factor, { token, body: credentials })).status).toBe(200);
    expect((await send('GET', '/users/me', { token })).status).toBe(200);
    expect((await admin.logIn(codes[0])).body).not.toHaveProperty('needsSecondFactor');

    expect((await rule(false)).body).toEqual({ everybodyNeedsSecondFactor: false });
    expect((await send('GET', '/login-rules', { token: admin.token })).body).toEqual({
      everybodyNeedsSecondFactor: false,
    });
  });

  test('can be required by admins only', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const body = { everybodyNeedsSecondFactor: true };
    expect((await send('PUT', '/login-rules', { token, body })).status).toBe(403);
    expect((await send('GET', '/login-rules', { token })).status).toBe(403);
  });
});

test('codes match RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // '12345678901234567890', as in its appendix B
  expect(totpCodeAt(secret, 59_000)).toBe('287082');
  expect(totpCodeAt(secret, 1_111_111_109_000)).toBe('081804');
  expect(totpCodeAt(secret, 20_000_000_000_000)).toBe('353130');
});
