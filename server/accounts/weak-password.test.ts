import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { openUserStore } from './store.ts';
import { weaknessOf } from './weak-password.ts';

const owner = { name: 'Asha Purohit', email: 'asha@dunestudio.example' };
const LEAKED = 'This is on the lists of leaked passwords that are tried first, or close to one.';
const WHAT_IT_IS_FOR = 'This is little more than what the password is for.';

test.each([
  ['password', LEAKED],
  ['Password1!', LEAKED],
  ['p@$$w0rd', LEAKED],
  ['Sunshine2026', LEAKED],
  ['football99', LEAKED],
  ['qwertyuiop', LEAKED],
  ['iloveyou', LEAKED],
  ['abcdefgh', 'This follows the order of the alphabet or of the numbers.'],
  ['987654321', 'This follows the order of the alphabet or of the numbers.'],
  ['aaaaaaaaaa', 'This repeats the same few characters.'],
  ['xyzw7xyzw7', 'This repeats the same few characters.'],
  ['Purohit2026', 'This is little more than your name or your email.'],
  ['asha.dunestudio', 'This is little more than your name or your email.'],
  ['Marquee2024!', WHAT_IT_IS_FOR],
  ['editor-website', WHAT_IT_IS_FOR],
])('%s is refused with the reason', async (password, reason) => {
  expect(await weaknessOf(password, owner)).toBe(reason);
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
])('%s is taken', async (password) => {
  expect(await weaknessOf(password, owner)).toBeNull();
});

test('the longest password is judged before anybody gives up', async () => {
  const REPEATS = 'This repeats the same few characters.';
  expect(await weaknessOf('ab'.repeat(127) + 'cd', owner)).toBe(REPEATS);
  expect(await weaknessOf('1'.repeat(255) + 'a', owner)).toBe(REPEATS);
  expect(await weaknessOf('x'.repeat(250) + 'abcdef', owner)).toBeNull();
});

describe.each(databases)('a weak password on $kind', (kind) => {
  test('is refused beside its field wherever one is set', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const told = { status: 400, body: { issues: [{ path: 'password', message: LEAKED }] } };
    const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: 'Password123' };
    expect(await send('POST', '/users', { token, body: account })).toMatchObject(told);
    const made = await send('POST', '/users', { token, body: { ...account, password: PASSWORD } });
    const reset = { password: 'letmein1' };
    expect(await send('PUT', `/users/${made.body._id}`, { token, body: reset })).toMatchObject(told);
    const own = { password: 'trustno1', currentPassword: PASSWORD };
    expect(await send('PUT', '/users/me', { token, body: own })).toMatchObject(told);
    const login2 = { email: account.email, password: PASSWORD };
    expect((await send('POST', '/users/login', { body: login2 })).status).toBe(200);
  });

  test('that somebody has already goes on opening the account', async () => {
    const { send, database } = await testApp(kind);
    const account = { name: 'Mira', email: 'mira@example.com', role: 'editor', password: 'password' } as const;
    await openUserStore(database).create(account);
    expect((await send('POST', '/users/login', { body: account })).status).toBe(200);
  });
});

test('a weak ADMIN_PASSWORD makes no first admin, and is no matter once there is one', async () => {
  const users = openUserStore(await sqlite.open());
  const weak = readSettings({ ADMIN_PASSWORD: 'password1' });
  await expect(makeFirstAdmin(users, weak)).rejects.toThrow(StartError);
  await expect(makeFirstAdmin(users, weak)).rejects.toThrow(
    /^ADMIN_PASSWORD: found a value that is not shown; This is on the lists of leaked passwords/,
  );
  expect(await users.count()).toBe(0);
  await makeFirstAdmin(users, readSettings({}));
  expect(await makeFirstAdmin(users, weak)).toBeNull();
});
