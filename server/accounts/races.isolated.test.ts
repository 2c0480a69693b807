import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';

/** What happens elsewhere once a password was found to fit, or was hashed, and before anything is done with that. */
const meanwhile = vi.hoisted(() => ({ fitted: async () => {}, hashed: async () => {} }));

vi.mock(import('./passwords.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const { hashPassword, verifyPassword: fitsPassword } = original;
  return {
    ...original,
    hashPassword: async (password) => {
      const hash = await hashPassword(password);
      await meanwhile.hashed();
      return hash;
    },
    verifyPassword: async (password, stored) => {
      const fits = await fitsPassword(password, stored);
      await meanwhile.fitted();
      return fits;
    },
  };
});

function once(moment: keyof typeof meanwhile, work: () => Promise<unknown>) {
  meanwhile[moment] = async () => {
    meanwhile[moment] = async () => {};
    await work();
  };
  onTestFinished(() => {
    meanwhile[moment] = async () => {};
  });
}

/** An admin and an editor who are logged in. */
async function team(kind: TestDatabase) {
  const { send, login } = await testApp(kind);
  const admin = await login('admin');
  const editor = await login('editor');
  const pathOf = async (token: string) => `/users/${(await send('GET', '/users/me', { token })).body._id}`;
  const credentials = { email: 'editor2@example.com', password: PASSWORD };
  return { send, login, admin, editor, pathOf, path: await pathOf(editor), credentials };
}

describe.each(databases)('account race conditions on $kind', (kind) => {
  test('a login with the old password during a password reset is refused', async () => {
    const { send, admin, path, credentials } = await team(kind);
    once('fitted', () => send('PUT', path, { token: admin, body: { password: 'a new good password' } }));
    const late = await send('POST', '/users/login', { body: credentials });
    expect(late).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect(late.body).not.toHaveProperty('token');
  });

  test('a login during the deactivation of its account is refused', async () => {
    const { send, admin, path, credentials } = await team(kind);
    once('fitted', () => send('PUT', path, { token: admin, body: { isActive: false } }));
    expect((await send('POST', '/users/login', { body: credentials })).status).toBe(401);
  });

  test('a login during the deletion of its account is refused as a wrong login', async () => {
    const { send, admin, path, credentials } = await team(kind);
    once('fitted', () => send('DELETE', path, { token: admin }));
    expect((await send('POST', '/users/login', { body: credentials })).status).toBe(401);
  });

  test('a password change fails if an admin resets the password during the request', async () => {
    const { send, admin, editor, path, credentials } = await team(kind);
    const password = 'what the admin gave';
    once('fitted', () => send('PUT', path, { token: admin, body: { password } }));
    const body = { password: 'what the thief wants', currentPassword: PASSWORD };
    expect((await send('PUT', '/users/me', { token: editor, body })).status).toBe(401);
    expect((await send('POST', '/users/login', { body: { ...credentials, password } })).status).toBe(200);
  });

  test('an admin who is demoted during a request creates no account and resets no password', async () => {
    const { send, login, admin, pathOf, path, credentials } = await team(kind);
    const other = await login('admin');
    const demote = async () => send('PUT', await pathOf(other), { token: admin, body: { role: 'editor' } });
    const promote = async () => send('PUT', await pathOf(other), { token: admin, body: { role: 'admin' } });
    const account = { name: 'Accomplice', email: 'a@example.com', role: 'admin', password: 'a first password' };
    once('hashed', demote);
    expect((await send('POST', '/users', { token: other, body: account })).status).toBe(403);
    expect((await send('GET', '/users', { token: admin })).body).toHaveLength(3);
    await promote();
    once('hashed', demote);
    expect((await send('PUT', path, { token: other, body: { password: 'another password' } })).status).toBe(403);
    expect((await send('POST', '/users/login', { body: credentials })).status).toBe(200);
  });
});
