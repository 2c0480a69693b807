import { describe, expect, test } from 'vitest';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { totpCodeAt } from './mfa-codes.ts';
import { rescue } from './rescue.ts';

const email = 'admin1@example.com';
const WRONG = { email, password: 'not this one either' };

/** What the command has told, as its reader types it. */
const passwordIn = (output: string) => /password: (\S+)/.exec(output)?.[1] ?? '';

describe.each(databases)('rescue on $kind', (kind) => {
  test('gives a throttled admin without password and second factor a new login, and is audited', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('admin');
    const { key } = (await send('POST', '/users/me/second-factor', { token })).body;
    const body = { code: totpCodeAt(key as string, Date.now()), currentPassword: PASSWORD };
    expect((await send('PUT', '/users/me/second-factor', { token, body })).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await send('POST', '/users/login', { body: WRONG })).status);
    expect(statuses.at(-1)).toBe(429);

    const password = passwordIn(await rescue(database, ' ADMIN1@example.com '));
    const entered = await send('POST', '/users/login', { body: { email, password } });
    expect(entered).toMatchObject({ status: 200, body: { role: 'admin', needsNewPassword: true } });
    expect((await send('GET', '/users/me', { token })).status).toBe(401);
    const own = { token: entered.body.token as string };
    expect((await send('GET', '/audit-log', own)).body.code).toBe('new-password-needed');
    expect((await send('PUT', '/users/me', { ...own, body: { password: 'dunes before the rain' } })).status).toBe(200);
    const auditLog = await send('GET', '/audit-log', own);
    const entry = expect.objectContaining({ userName: 'Command line', title: 'admin', detail: 'rescued' });
    expect(auditLog.body.items).toContainEqual(entry);
    expect(JSON.stringify(auditLog.body)).not.toContain(password);
  });
});

test('rescue of an email without an account changes nothing, and lists the admins', async () => {
  const { login, database, send } = await testApp(sqlite);
  const token = await login('admin');
  await expect(rescue(database, 'asha@exmaple.com')).rejects.toThrow(
    `No account has asha@exmaple.com. Admins: ${email}`,
  );
  await expect(rescue(database, undefined)).rejects.toThrow(
    'Enter the email of the account: npm run rescue EMAIL. Admins:',
  );
  expect((await send('GET', '/users/me', { token })).status).toBe(200);
});
