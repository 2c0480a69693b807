import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { createFirstAdmin } from './first-admin.ts';
import { openUserStore } from './store.ts';
import { passwordWeakness } from './weak-password.ts';

const owner = { name: 'Asha Purohit', email: 'asha@dunestudio.example' };
const LEAKED = 'This password is too common. It is on lists of leaked passwords, or close to one. Choose another one.';
const WHAT_IT_IS_FOR =
  'This password uses words that are easy to guess here, such as “admin” or “panel”. Choose another one.';

test.each([
  ['password', LEAKED],
  ['Password1!', LEAKED],
  ['p@$$w0rd', LEAKED],
  ['Sunshine2026', LEAKED],
  ['football99', LEAKED],
  ['qwertyuiop', LEAKED],
  ['iloveyou', LEAKED],
  ['abcdefgh', 'This password is a simple sequence of letters or numbers. Choose another one.'],
  ['987654321', 'This password is a simple sequence of letters or numbers. Choose another one.'],
  ['aaaaaaaaaa', 'This password repeats the same few characters. Choose another one.'],
  ['xyzw7xyzw7', 'This password repeats the same few characters. Choose another one.'],
  ['Purohit2026', 'This password is too similar to your name or email. Choose another one.'],
  ['asha.dunestudio', 'This password is too similar to your name or email. Choose another one.'],
  ['Marquee2024!', WHAT_IT_IS_FOR],
  ['editor-website', WHAT_IT_IS_FOR],
])('%s is refused with the reason', async (password, reason) => {
  expect(await passwordWeakness(password, owner)).toBe(reason);
});

test.each([
  'correct horse battery',
  'a password for tests',
  'another password',
  'asha walks to the well at six',
  'the marquee in the yard',
  'k7mp-2xwd-9acf-hq4n',
  'grüne Türme',
  'zX9!kq2L',
])('%s is accepted', async (password) => {
  expect(await passwordWeakness(password, owner)).toBeNull();
});

test('the longest password is checked without hanging', async () => {
  const REPEATS = 'This password repeats the same few characters. Choose another one.';
  expect(await passwordWeakness('ab'.repeat(127) + 'cd', owner)).toBe(REPEATS);
  expect(await passwordWeakness('1'.repeat(255) + 'a', owner)).toBe(REPEATS);
  expect(await passwordWeakness('x'.repeat(250) + 'abcdef', owner)).toBeNull();
});

describe.each(databases)('a weak password on $kind', (kind) => {
  test('is rejected with an error at the password field wherever one is set', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const refusal = { status: 400, body: { issues: [{ path: 'password', message: LEAKED }] } };
    const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: 'Password123' };
    expect(await send('POST', '/users', { token, body: account })).toMatchObject(refusal);
    const made = await send('POST', '/users', { token, body: { ...account, password: PASSWORD } });
    const reset = { password: 'letmein1' };
    expect(await send('PUT', `/users/${made.body._id}`, { token, body: reset })).toMatchObject(refusal);
    const own = { password: 'trustno1', currentPassword: PASSWORD };
    expect(await send('PUT', '/users/me', { token, body: own })).toMatchObject(refusal);
    const login2 = { email: account.email, password: PASSWORD };
    expect((await send('POST', '/users/login', { body: login2 })).status).toBe(200);
  });

  test('that an account already has still works for login', async () => {
    const { send, database } = await testApp(kind);
    const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: 'password' } as const;
    await openUserStore(database).create(account);
    expect((await send('POST', '/users/login', { body: account })).status).toBe(200);
  });
});

test('a weak ADMIN_PASSWORD creates no first admin, and is ignored once an admin exists', async () => {
  const users = openUserStore(await sqlite.open());
  const weak = readSettings({ ADMIN_PASSWORD: 'password1' });
  await expect(createFirstAdmin(users, weak)).rejects.toThrow(StartError);
  await expect(createFirstAdmin(users, weak)).rejects.toThrow(
    /^ADMIN_PASSWORD: found a value that is not shown; This password is too common/,
  );
  expect(await users.count()).toBe(0);
  await createFirstAdmin(users, readSettings({}));
  expect(await createFirstAdmin(users, weak)).toBeNull();
});
