import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PASSWORD, testApp } from '../tests/support/app.ts';
import { databases, testFolder } from '../tests/support/databases.ts';
import { totpCodeAt } from './accounts/mfa-codes.ts';
import { encryptMfaSecrets } from './accounts/mfa.ts';
import { openSecretBox } from './secret-box.ts';

const LONG = 'a key that several machines share, of 32';

test('the key is created once, readable by its owner only, and only for an embedded database', () => {
  const dataDir = testFolder();
  const sealed = openSecretBox({ dataDir }).seal('asha', 'JBSWY3DP');
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(openSecretBox({ dataDir }).open('asha', sealed)).toBe('JBSWY3DP');
  const elsewhere = { dataDir: testFolder(), databaseUrl: 'postgres://x/y' };
  expect(openSecretBox(elsewhere).seal('asha', 'JBSWY3DP')).toBe('JBSWY3DP');
  expect(openSecretBox(elsewhere).hasKey).toBe(false);
});

test('sealed data differs each time, and opens only unmodified, for its owner and with its key', () => {
  const box = openSecretBox({ dataDir: testFolder(), secretKey: LONG });
  const sealed = box.seal('asha', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(box.seal('asha', 'JBSWY3DP')).not.toBe(sealed);
  expect(box.open('ravi', sealed)).toBeNull();
  expect(
    box.open(
      'asha',
      sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).toBeNull();
  expect(box.open('asha', 'sealed:')).toBeNull();
  expect(openSecretBox({ dataDir: testFolder() }).open('asha', sealed)).toBeNull();
  expect(openSecretBox({ dataDir: testFolder(), secretKey: LONG }).open('asha', sealed)).toBe('JBSWY3DP');
});

describe.each(databases)('secrets of second factors on $kind', (kind) => {
  async function withFactor(env: Record<string, string> = {}) {
    const app = await testApp(kind, { env });
    const token = await app.login('admin');
    const { key } = (await app.send('POST', '/users/me/second-factor', { token })).body as { key: string };
    const body = { currentPassword: PASSWORD, code: totpCodeAt(key, Date.now()) };
    const { recoveryCodes } = (await app.send('PUT', '/users/me/second-factor', { token, body })).body;
    const stored = async () =>
      (await app.database.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow()).secret;
    const logIn = (code = totpCodeAt(key, Date.now() + 30_000)) =>
      app.send('POST', '/users/login', { body: { email: 'admin1@example.com', password: PASSWORD, code } });
    return { ...app, key, stored, logIn, recoveryCodes: recoveryCodes as string[] };
  }

  test('are stored encrypted, without the key', async () => {
    const { key, stored, logIn, dataDir } = await withFactor();
    expect(await stored()).toMatch(/^sealed:/);
    expect(await stored()).not.toContain(key);
    expect(await stored()).not.toContain(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim());
    expect((await logIn()).status).toBe(200);
  });

  test('are encrypted with the current key if stored in plain text or encrypted with an old key', async () => {
    const { key, stored, logIn, database, dataDir } = await withFactor();
    await database.db.updateTable('second_factors').set({ secret: key }).execute();
    expect(await encryptMfaSecrets(database, openSecretBox({ dataDir }))).toBe(0);
    const byFile = await stored();
    expect(byFile).toMatch(/^sealed:/);
    expect((await logIn()).status).toBe(200);
    expect(await encryptMfaSecrets(database, openSecretBox({ dataDir, secretKey: LONG }))).toBe(0);
    expect((await stored()).split(':')[1]).not.toBe(byFile.split(':')[1]);
    // Moved to a server that several machines share, without a key that all of them have.
    const shared = openSecretBox({ dataDir, databaseUrl: 'postgres://x/y' });
    await database.db.updateTable('second_factors').set({ secret: byFile }).execute();
    expect(await encryptMfaSecrets(database, shared)).toBe(0);
    expect(await stored()).toBe(key);
  });

  test('whose key is lost still require a second factor, and a recovery code still works', async () => {
    const { stored, logIn, recoveryCodes, database, key } = await withFactor();
    const { user_id } = await database.db.selectFrom('second_factors').select('user_id').executeTakeFirstOrThrow();
    const secret = openSecretBox({ dataDir: testFolder() }).seal(user_id, key);
    await database.db.updateTable('second_factors').set({ secret }).execute();
    expect(await encryptMfaSecrets(database, openSecretBox({ dataDir: testFolder() }))).toBe(1);
    expect(await stored()).toBe(secret);
    const refused = await logIn();
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'code' }] } });
    expect(refused.body.message).toContain('Use a recovery code');
    expect((await logIn(recoveryCodes[0])).status).toBe(200);
  });
});
