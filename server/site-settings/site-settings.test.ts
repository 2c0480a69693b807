import { describe, expect, test } from 'vitest';
import type { SettingsFields } from '#contract/settings/index.ts';
import { readSettings } from '#server/settings.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { openSiteSettings } from './store.ts';

const person = { address: 'asha@dune.example', messages: true, leads: false, reviews: true };
const mail = {
  host: 'smtp.dune.example',
  port: 465,
  encryption: 'tls' as const,
  user: 'site',
  from: 'site@dune.example',
};
const body = { ...mail, notify: [person] };

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
  const { database } = await testApp(sqlite);
  const store = openSiteSettings(database);
  await store.save('mail', body);
  const value = JSON.stringify({ ...mail, port: 'x', notify: [{ leads: true }, person], gone: 1 });
  await database.db.updateTable('site_settings').set({ value }).execute();
  expect(await store.get('mail')).toMatchObject({ ...mail, port: 587, notify: [person] });
});

test('what the environment sets wins, is named, and leaves the stored value alone', async () => {
  const { database } = await testApp(sqlite);
  const stored: SettingsFields<'mail'> = body;
  await openSiteSettings(database).save('mail', stored);
  const env = { SMTP_URL: 'smtps://us%40x:pass@mail.example:2465', NOTIFY_EMAIL: 'owner@dune.example' };
  const store = openSiteSettings(database, readSettings(env));
  const read = await store.get('mail');
  expect(read).toMatchObject({ host: 'mail.example', port: 2465, encryption: 'tls', user: 'us@x', from: mail.from });
  expect(read.notify.map(({ address }) => address)).toEqual(['owner@dune.example']);
  expect(read.fromEnvironment).toEqual({
    host: 'SMTP_URL',
    port: 'SMTP_URL',
    encryption: 'SMTP_URL',
    user: 'SMTP_URL',
    notify: 'NOTIFY_EMAIL',
  });
  await store.save('mail', { ...body, host: 'other.example', from: 'new@dune.example' });
  expect(await openSiteSettings(database).get('mail')).toMatchObject({ ...body, from: 'new@dune.example' });
});
