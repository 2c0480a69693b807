import { describe, expect, test } from 'vitest';
import type { SettingsFields } from '#contract/settings/index.ts';
import { openSecretBox } from '#server/secret-box.ts';
import { readSettings } from '#server/settings.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, testFolder } from '../../tests/support/databases.ts';
import { encryptSettingSecrets } from './secrets.ts';
import { openSiteSettings } from './store.ts';

const person = { address: 'asha@dune.example', messages: true, leads: false, reviews: true };
const mail = {
  host: 'smtp.dune.example',
  port: 465,
  encryption: 'tls' as const,
  user: 'site',
  from: 'site@dune.example',
  dkimSelector: 'mail2026',
};
const body = { ...mail, notify: [person] };
const PASSWORD = 'a password of the mail server';

describe.each(databases)('settings of the site on $kind', (kind) => {
  test('have their defaults, are saved by an admin, and name their version', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const first = await send('GET', '/settings/mail', { token });
    expect(first.body).toMatchObject({ host: '', port: 587, encryption: 'starttls', notify: [], version: 0 });
    const saved = await send('PUT', '/settings/mail', { token, body });
    expect(saved.body).toMatchObject({ ...body, version: 1, fromEnvironment: {} });
    expect((await send('GET', '/settings/mail', { token })).body).toEqual(saved.body);
    // A reply can be sent back unchanged.
    expect((await send('PUT', '/settings/mail', { token, body: saved.body })).body).toMatchObject({ version: 2 });
  });

  test('are not saved over a newer version, not even twice for the first time', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const over = (version: number) =>
      send('PUT', '/settings/mail', { token, body, headers: { 'if-match': `"${version}"` } });
    const statuses = (await Promise.all([over(0), over(0)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412]);
    expect((await over(0)).status).toBe(412);
    expect((await over(1)).body).toMatchObject({ version: 2 });
  });

  test('a save adds an audit entry without any value', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    await send('PUT', '/settings/mail', { token, body });
    const { items } = (await send('GET', '/audit-log', { token })).body;
    expect(items).toMatchObject([
      { action: 'update', kind: 'settings', record: 'mail', title: 'Mail', detail: '', version: 1 },
    ]);
  });
});

test('a stored value that no rule allows any more reads as its default', async () => {
  const { database, dataDir } = await testApp(sqlite);
  const store = openSiteSettings(database, { secretBox: openSecretBox({ dataDir }) });
  await store.save('mail', { ...body, password: '' });
  const value = JSON.stringify({ ...mail, port: 'x', notify: [{ leads: true }, person], gone: 1 });
  await database.db.updateTable('site_settings').set({ value }).execute();
  expect(await store.get('mail')).toMatchObject({ ...mail, port: 587, notify: [person] });
});

test('what the environment sets wins, is named, and leaves the stored value alone', async () => {
  const { database, dataDir } = await testApp(sqlite);
  const secretBox = openSecretBox({ dataDir });
  const stored: SettingsFields<'mail'> = { ...body, password: PASSWORD };
  await openSiteSettings(database, { secretBox }).save('mail', stored);
  const env = { SMTP_URL: 'smtps://us%40x:pass@mail.example:2465', NOTIFY_EMAIL: 'owner@dune.example' };
  const store = openSiteSettings(database, { settings: readSettings(env), secretBox });
  const read = await store.get('mail');
  expect(read).toMatchObject({ host: 'mail.example', port: 2465, encryption: 'tls', user: 'us@x', from: mail.from });
  expect(read.notify.map(({ address }) => address)).toEqual(['owner@dune.example']);
  const byUrl = ['host', 'port', 'encryption', 'user', 'password'].map((field) => [field, 'SMTP_URL']);
  expect(read.fromEnvironment).toEqual({ ...Object.fromEntries(byUrl), notify: 'NOTIFY_EMAIL' });
  expect(read.storedSecrets).toEqual([]);
  await store.save('mail', { ...stored, host: 'other.example', from: 'new@dune.example' });
  const later = openSiteSettings(database, { secretBox });
  expect(await later.get('mail')).toMatchObject({ ...body, from: 'new@dune.example', storedSecrets: ['password'] });
  expect(await later.secret('mail', 'password')).toBe(PASSWORD);
});

describe.each(databases)('the password of the mail server on $kind', (kind) => {
  async function withPassword() {
    const app = await testApp(kind);
    const token = await app.login('admin');
    const save = async (change: object = {}) =>
      (await app.send('PUT', '/settings/mail', { token, body: { ...body, ...change } })).body;
    const secretBox = openSecretBox({ dataDir: app.dataDir });
    const store = openSiteSettings(app.database, { secretBox });
    const stored = async () => JSON.stringify(await app.database.db.selectFrom('site_settings').selectAll().execute());
    const opened = () => store.secret('mail', 'password');
    expect(await save({ password: PASSWORD })).toMatchObject({ password: '', storedSecrets: ['password'] });
    return { ...app, token, save, stored, opened };
  }

  test('is stored encrypted, bound to its field, and never sent back', async () => {
    const { send, token, stored, opened, database } = await withPassword();
    expect(await stored()).toContain('sealed:');
    expect(await stored()).not.toContain(PASSWORD);
    expect(JSON.stringify((await send('GET', '/settings/mail', { token })).body)).not.toContain(PASSWORD);
    expect(await opened()).toBe(PASSWORD);
    await database.db.updateTable('site_settings').set({ name: 'other' }).execute();
    await database.db
      .insertInto('site_settings')
      .columns(['name', 'value', 'secrets', 'version', 'updated_at'])
      .values({
        name: 'mail',
        value: '{}',
        secrets: JSON.stringify({ password: 'sealed:a:b:c' }),
        version: 1,
        updated_at: '',
      })
      .execute();
    expect(await opened()).toBeNull();
    expect((await send('GET', '/settings/mail', { token })).body.storedSecrets).toEqual([]);
  });

  test('stays when nothing is typed, and is replaced when something is', async () => {
    const { save, opened } = await withPassword();
    expect(await save({ from: 'new@dune.example', dkimSelector: 's2' })).toMatchObject({ storedSecrets: ['password'] });
    expect(await opened()).toBe(PASSWORD);
    await save({ password: 'another one' });
    expect(await opened()).toBe('another one');
  });

  test.each([
    { host: 'mail.elsewhere.example' },
    { port: 2525 },
    { encryption: 'none' },
    { user: 'other' },
    { user: '' },
  ])('is deleted instead of going elsewhere, in the clear or to another user: %j', async (change) => {
    const { save, opened } = await withPassword();
    expect(await save(change)).toMatchObject({ storedSecrets: [] });
    expect(await opened()).toBeNull();
    await save();
    expect(await opened()).toBeNull();
  });

  test('is encrypted again with a new key, and stays as it is where no key can open it', async () => {
    const { opened, stored, database, dataDir } = await withPassword();
    const before = await stored();
    const elsewhere = openSecretBox({ dataDir: testFolder(), databaseUrl: 'postgres://x/y' });
    expect(await encryptSettingSecrets(database, elsewhere)).toBe(1);
    expect(await stored()).toBe(before);
    const renewed = openSecretBox({ dataDir, secretKey: 'n'.repeat(32) });
    expect(await encryptSettingSecrets(database, renewed)).toBe(0);
    expect(await opened()).toBeNull();
    expect(await openSiteSettings(database, { secretBox: renewed }).secret('mail', 'password')).toBe(PASSWORD);
  });
});

test.each([
  { host: 'imap.elsewhere.example' },
  { port: 143 },
  { encryption: 'none' as const },
  { user: 'x@dune.example' },
])('the password of the mailbox is deleted instead of going elsewhere or in the clear: %j', async (change) => {
  const { database, dataDir } = await testApp(sqlite);
  const store = openSiteSettings(database, { secretBox: openSecretBox({ dataDir }) });
  const place = { host: 'imap.dune.example', port: 993, encryption: 'tls' as const, user: 'answers@dune.example' };
  const mailbox = { ...place, password: '', folder: 'INBOX', address: '' };
  await store.save('mailbox', { ...mailbox, password: PASSWORD });
  await store.save('mailbox', { ...mailbox, folder: 'Answers' });
  expect(await store.secret('mailbox', 'password')).toBe(PASSWORD);
  expect(await store.save('mailbox', { ...mailbox, ...change })).toMatchObject({ storedSecrets: [] });
  expect(await store.secret('mailbox', 'password')).toBeNull();
});

test('without a key, the password is refused with what to do, and everything else can be saved', async () => {
  const { database, dataDir } = await testApp(sqlite);
  const store = openSiteSettings(database, { secretBox: openSecretBox({ dataDir, databaseUrl: 'postgres://x/y' }) });
  await expect(store.save('mail', { ...body, password: PASSWORD })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'password', message: expect.stringContaining('Set SECRET_KEY') }],
  });
  expect(await store.get('mail')).toMatchObject({ version: 0 });
  expect(await store.save('mail', { ...body, password: '' })).toMatchObject({ version: 1, storedSecrets: [] });
});

const refused: [object, string][] = [
  [{ host: 'https://smtp.dune.example' }, 'host'],
  [{ host: 'smtp.dune.example:465' }, 'host'],
  [{ host: 'smtp dune' }, 'host'],
  [{ host: `${'a'.repeat(250)}.example` }, 'host'],
  [{ port: 0 }, 'port'],
  [{ port: 65_536 }, 'port'],
  [{ port: '587' }, 'port'],
  [{ encryption: 'ssl' }, 'encryption'],
  [{ user: 'x'.repeat(321) }, 'user'],
  [{ user: '', password: 'x' }, 'user'],
  [{ password: 'x'.repeat(501) }, 'password'],
  [{ password: 'line\r\nbreak' }, 'password'],
  [{ password: null }, 'password'],
  [{ from: '' }, 'from'],
  [{ from: 'site' }, 'from'],
  [{ from: 'Dune, Digital <site@dune.example>' }, 'from'],
  [{ from: 'a@b.example, c@d.example' }, 'from'],
  [{ from: 'Dune <site@dune.example> <b@c.example>' }, 'from'],
  [{ from: 'site@dune.example\r\nBcc: all@dune.example' }, 'from'],
  [{ dkimSelector: 'mail._domainkey.dune.example;' }, 'dkimSelector'],
  [{ notify: [{ address: 'asha' }] }, 'notify.0.address'],
  [{ notify: [{ address: 'asha@dune.example\nBcc: b@c.example' }] }, 'notify.0.address'],
  [{ notify: [person, { ...person, address: 'Asha@dune.example' }] }, 'notify.1.address'],
  [{ notify: [{ ...person, leads: 'yes' }] }, 'notify.0.leads'],
  [{ notify: Array.from({ length: 21 }, (_, n) => ({ address: `a${n}@b.example` })) }, 'notify'],
  [{ bcc: 'all@dune.example' }, 'bcc'],
];

test.each(refused)('%j is refused at the field %s', async (change, path) => {
  const { send, login } = await testApp(sqlite);
  const { status, body: reply } = await send('PUT', '/settings/mail', {
    token: await login('admin'),
    body: { ...body, ...change },
  });
  expect({ status, paths: reply.issues?.map((issue: { path: string }) => issue.path) }).toEqual({
    status: 400,
    paths: [path],
  });
});

test('a server name, an IP address, a sender with a name, and no server at all are accepted', async () => {
  const { send, login } = await testApp(sqlite);
  const token = await login('admin');
  for (const change of [
    { host: '127.0.0.1' },
    { host: '2001:db8::25' },
    { host: 'localhost', from: 'Dune Digital <site@dune.example>' },
    { host: '', from: '' },
  ]) {
    const reply = await send('PUT', '/settings/mail', { token, body: { ...body, ...change } });
    expect(reply).toMatchObject({ status: 200, body: change });
  }
});
