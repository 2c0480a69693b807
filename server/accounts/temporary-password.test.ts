import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { openPasswordResets } from './password-reset.ts';

const given = { email: 'mira@example.com', password: 'k7mp-2xwd-9acf-hq4n' };
const chosen = 'dunes before the rain';
const needed = { status: 403, body: { code: 'new-password-needed', message: 'Choose your own password first.' } };

/** Mira, whose password was made for her. */
async function newcomer(kind: TestDatabase, options: object = { mustChangePassword: true }) {
  const app = await testApp(kind);
  const { send } = app;
  const admin = await app.login('admin');
  const body = { ...given, name: 'Mira', role: 'editor', ...options };
  const { _id } = (await send('POST', '/users', { token: admin, body })).body;
  const logIn = async (password = given.password) =>
    (await send('POST', '/users/login', { body: { ...given, password } })).body;
  return { ...app, admin, path: `/users/${_id}`, logIn };
}

describe.each(databases)('a temporary password on $kind', (kind) => {
  test('allows only choosing another password', async () => {
    const { send, logIn, admin } = await newcomer(kind);
    expect((await send('GET', '/users', { token: admin })).body).toContainEqual(
      expect.objectContaining({ name: 'Mira', hasTemporaryLogin: true }),
    );
    const { token, needsNewPassword } = await logIn();
    expect(needsNewPassword).toBe(true);
    for (const path of ['/users/me', '/leads', '/faq', '/users/me/sessions', '/users/me/second-factor'])
      expect(await send('GET', path, { token })).toMatchObject(needed);
    expect(await send('PUT', '/hero', { token, body: { titleLine1: 'x' } })).toMatchObject(needed);
    const own = (body: object) => send('PUT', '/users/me', { token, body });
    expect(await own({ name: 'Somebody' })).toMatchObject(needed);
    const field = { status: 400, body: { issues: [{ path: 'password' }] } };
    expect(await own({ password: given.password })).toMatchObject(field);
    expect(await own({ password: 'mira mira' })).toMatchObject(field);
    expect(await own({ password: chosen })).toMatchObject({ status: 200, body: { hasTemporaryLogin: false } });
    expect((await send('GET', '/leads', { token })).status).toBe(200);
    expect((await logIn()).code).toBe('wrong-login');
    expect(await logIn(chosen)).not.toHaveProperty('needsNewPassword');
  });

  test('must be confirmed again if it was entered long ago', async () => {
    const { send, logIn, database } = await newcomer(kind);
    const { token } = await logIn();
    await database.db.updateTable('sessions').set({ confirmed_at: null }).execute();
    const own = (body: object) => send('PUT', '/users/me', { token, body });
    expect(await own({ password: chosen })).toMatchObject({ status: 403, body: { code: 'confirm-needed' } });
    expect((await own({ password: chosen, email: 'x@y.example' })).body.issues).toMatchObject([{ path: 'currentPassword' }]); // prettier-ignore
    await send('POST', '/users/me/confirm', { token, body: { currentPassword: given.password } });
    expect((await own({ password: chosen })).status).toBe(200);
  });

  test('can be required for an existing account; a password set without the flag is permanent', async () => {
    const { send, logIn, admin, path } = await newcomer(kind, {});
    const { token, needsNewPassword } = await logIn();
    expect(needsNewPassword).toBeUndefined();
    await send('PUT', path, { token: admin, body: { mustChangePassword: true } });
    expect(await send('GET', '/users/me', { token })).toMatchObject(needed);
    await send('PUT', path, { token: admin, body: { name: 'Mira Rao' } });
    expect(await logIn()).toMatchObject({ needsNewPassword: true });
    await send('PUT', path, { token: admin, body: { password: chosen } });
    expect(await logIn(chosen)).not.toHaveProperty('needsNewPassword');
  });
});

test('a password reset by mail also replaces a temporary password', async () => {
  const { send, logIn, database } = await newcomer(sqlite);
  const { id } = await database.db.selectFrom('users').select('id').where('email', '=', given.email).executeTakeFirstOrThrow(); // prettier-ignore
  const token = await openPasswordResets(database).offer(id, given.email);
  expect((await send('PUT', '/password-reset', { body: { token, password: chosen } })).status).toBe(200);
  expect(await logIn(chosen)).not.toHaveProperty('needsNewPassword');
});

test('a user chooses a new password before setting up a mandatory second factor', async () => {
  const { send, logIn, database } = await newcomer(sqlite);
  await database.db.insertInto('instance_meta').values({ name: 'everybody-needs-second-factor', value: '' }).execute();
  const { token, ...barred } = await logIn();
  expect(barred).toMatchObject({ needsNewPassword: true, needsSecondFactor: true });
  expect(await send('POST', '/users/me/second-factor', { token })).toMatchObject(needed);
  const body = { password: chosen, currentPassword: given.password };
  expect((await send('PUT', '/users/me', { token, body })).status).toBe(200);
  expect((await send('GET', '/users/me', { token })).body.code).toBe('second-factor-needed');
});
