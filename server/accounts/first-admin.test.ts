import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { createFirstAdmin } from './first-admin.ts';
import { openUserStore } from './store.ts';

test.each(databases)('the first admin is created once on $kind, with the login from the settings', async ({ open }) => {
  const users = openUserStore(await open());
  const settings = readSettings({ ADMIN_EMAIL: 'Owner@example.com', ADMIN_PASSWORD: 'a password for tests' });
  expect(await createFirstAdmin(users, settings)).toEqual({ email: 'owner@example.com', password: null });
  expect(await createFirstAdmin(users, settings)).toBeNull();
  expect(await users.list()).toMatchObject([{ email: 'owner@example.com', role: 'admin', hasTemporaryLogin: false }]);
});

test('without a configured password, a temporary one is generated and returned', async () => {
  const users = openUserStore(await sqlite.open());
  const login = await createFirstAdmin(users, readSettings({}));
  expect(login?.email).toBe('admin@example.com');
  expect(login?.password).toMatch(/^[\w-]{16}$/);
  expect(await users.list()).toMatchObject([{ hasTemporaryLogin: true }]);
});

test('two processes that start at once on an empty PostgreSQL create only one first admin', async () => {
  const settings = await databases[1]!.settings();
  const processes = await Promise.all([openDatabase(settings), openDatabase(settings)]);
  const stores = processes.map(openUserStore);
  const logins = await Promise.all(stores.map((users) => createFirstAdmin(users, readSettings({}))));
  expect(logins.filter(Boolean)).toHaveLength(1);
  await Promise.all(processes.map((database) => database.close()));
});
