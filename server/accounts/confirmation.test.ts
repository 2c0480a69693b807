import { describe, expect, test } from 'vitest';
import { calls, type Call } from '#contract/calls.ts';
import { describeApi } from '#server/http/openapi.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { totpCodeAt } from './mfa-codes.ts';

const STEP_MS = 30_000;
const again = '/users/me/confirm';
const mira = { name: 'Mira', email: 'mira@example.com', role: 'admin', password: 'a first password' };
const sensitive = Object.entries<Call>(calls).filter(([, call]) => call.needsConfirmation);

/** An admin who is logged in, and what makes that long ago. */
async function admin(kind: TestDatabase) {
  const app = await testApp(kind);
  const token = await app.login('admin');
  const age = async () => {
    const confirmed_at = new Date(Date.now() - 10 * 60_000).toISOString();
    await app.database.db.updateTable('sessions').set({ confirmed_at }).execute();
  };
  const confirm = (body: object) => app.send('POST', again, { token, body });
  return { ...app, token, age, confirm };
}

test('accounts, login rules, backups and mail settings require password confirmation', () => {
  expect(sensitive.map(([key]) => key).toSorted()).toEqual([
    'DELETE /backups/:id',
    'DELETE /users/:id',
    'DELETE /users/:id/second-factor',
    'GET /backups/:id/file',
    'GET /webhooks/:id/secret',
    'POST /backups',
    'POST /backups/:id/restore',
    'POST /personal-data/erase',
    'POST /personal-data/export',
    'POST /personal-data/search',
    'POST /push-keys',
    'POST /users',
    'POST /users/:id/sessions/end',
    'POST /webhooks',
    'POST /webhooks/:id/secret',
    'PUT /login-rules',
    'PUT /settings/mail',
    'PUT /settings/mailbox',
    'PUT /users/:id',
    'PUT /webhooks/:id',
  ]);
  const { paths } = describeApi();
  expect(paths['/users']?.post).toMatchObject({ description: expect.stringContaining('POST /users/me/confirm') });
});

test('each sensitive call requires the password again 10 minutes after the last confirmation', async () => {
  const { send, token, age, confirm } = await admin(sqlite);
  const confirmationNeeded = async () => {
    const codes = sensitive.map(async ([key]) => {
      const [method, path = ''] = key.split(' ');
      const { body } = await send(method, path.replace(':id', 'none'), { token });
      return [key, body.code === 'confirm-needed'];
    });
    return Object.fromEntries(await Promise.all(codes)) as Record<string, boolean>;
  };
  const all = (isAsked: boolean) => Object.fromEntries(sensitive.map(([key]) => [key, isAsked]));
  expect(await confirmationNeeded()).toEqual(all(false)); // the login itself has shown it
  await age();
  expect(await confirmationNeeded()).toEqual(all(true));
  expect((await confirm({ currentPassword: PASSWORD })).status).toBe(200);
  expect(await confirmationNeeded()).toEqual(all(false));
});

describe.each(databases)('a stolen token on $kind', (kind) => {
  test('cannot create an admin, set a password, remove a second factor or add a backup', async () => {
    const { send, token, age, database } = await admin(kind);
    const other = (await send('POST', '/users', { token, body: mira })).body._id as string;
    await age();
    const refused = { status: 403, body: { code: 'confirm-needed' } };
    expect(await send('POST', '/users', { token, body: { ...mira, email: 't@x.example' } })).toMatchObject(refused);
    expect(await send('PUT', `/users/${other}`, { token, body: { password: 'mine from now on' } })).toMatchObject(
      refused,
    );
    expect(await send('DELETE', `/users/${other}/second-factor`, { token })).toMatchObject(refused);
    // New backups push old ones out.
    expect(await send('POST', '/backups', { token })).toMatchObject(refused);
    const first = `/backups/chunks/${crypto.randomUUID()}?offset=0&bytes=9`;
    expect(await send('POST', first, { token })).toMatchObject(refused);
    const ahead = new Date(Date.now() + 366 * 24 * 3_600_000).toISOString(); // by a wrong clock
    await database.db.updateTable('sessions').set({ confirmed_at: ahead }).execute();
    expect(await send('POST', '/users', { token, body: { ...mira, email: 't@x.example' } })).toMatchObject(refused);
    expect((await send('GET', '/users', { token })).body).toHaveLength(2);
    expect((await send('POST', '/users/login', { body: mira })).status).toBe(200);
  });

  test('cannot be confirmed by guessing, which is throttled; other sessions stay unconfirmed', async () => {
    const { send, token, age, confirm } = await admin(kind);
    const body = { email: 'admin1@example.com', password: PASSWORD };
    const other = (await send('POST', '/users/login', { body })).body.token as string;
    await age();
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await confirm({ currentPassword: `guess ${n}` })).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(statuses.at(-1)).toBe(429);
    await send('DELETE', '/users/none', { token });
    const confirmAsOther = (await admin(kind)).confirm;
    expect((await confirmAsOther({ currentPassword: PASSWORD, more: 1 })).status).toBe(400);
    expect((await send('DELETE', '/users/none', { token: other })).body.code).toBe('confirm-needed');
  });

  test('is not confirmed by the password alone if the account has a second factor', async () => {
    const { send, token, age, confirm } = await admin(kind);
    const { key } = (await send('POST', '/users/me/second-factor', { token })).body;
    const credentials = { currentPassword: PASSWORD, code: totpCodeAt(key as string, Date.now()) };
    const { recoveryCodes } = (await send('PUT', '/users/me/second-factor', { token, body: credentials })).body;
    await age();
    const wrong = { status: 400, body: { issues: [{ path: 'code' }] } };
    expect(await confirm({ currentPassword: PASSWORD })).toMatchObject(wrong);
    expect(await confirm(credentials)).toMatchObject(wrong); // used before
    expect((await send('DELETE', '/users/none', { token })).body.code).toBe('confirm-needed');
    const code = totpCodeAt(key as string, Date.now() + STEP_MS);
    expect((await confirm({ currentPassword: PASSWORD, code })).status).toBe(200);
    expect((await send('DELETE', '/users/none', { token })).body.code).toBe('not-found');
    await age();
    expect((await confirm({ currentPassword: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
  });

  test('an admin ends all sessions of a user; for their own account, the current session stays', async () => {
    const { send, token, login } = await admin(kind);
    const phone = await login('editor');
    const [own, editor] = (await send('GET', '/users', { token })).body as { _id: string; name: string }[];
    const end = (id = '') => send('POST', `/users/${id}/sessions/end`, { token });
    expect((await end(editor?._id)).body).toEqual({ message: 'editor was logged out everywhere.', ended: 1 });
    expect((await send('GET', '/users/me', { token: phone })).status).toBe(401);
    expect((await end(own?._id)).body).toMatchObject({ ended: 0 });
    expect((await end('none')).status).toBe(404);
    const { items } = (await send('GET', '/audit-log', { token })).body;
    expect(items).toContainEqual(expect.objectContaining({ action: 'update', detail: 'logged-out', title: 'editor' }));
  });
});
