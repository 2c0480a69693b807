import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { createFirstAdmin } from '#server/accounts/first-admin.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { openStorage } from '#server/media/storage.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { seedStarter } from '#server/starter/seed.ts';
import { databases, sqlite, testFolder, type TestDatabase } from '../../tests/support/databases.ts';
import { backUpCommand, restoreCommand } from './commands.ts';

async function settingsOn(kind: TestDatabase): Promise<Settings> {
  const { databaseUrl, dataDir } = await kind.settings();
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_EMAIL: 'asha@dune.example' });
}

/** Starts an instance for the first time, does something in it, and stops it. */
async function inInstance<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    await seedStarter(database, await openStorage(settings));
    await createFirstAdmin(openUserStore(database), settings);
    return await work(database);
  } finally {
    await database.close();
  }
}

const titleIn = async (database: Database) => (await openSectionStore(database).get('hero')).titleLine1;
const setTitle = (titleLine1: string) => async (database: Database) => {
  await openSectionStore(database).save('hero', sections.hero.write.parse({ titleLine1 }));
};

describe.each(databases)('the backup commands on $kind', { timeout: 240_000 }, (kind) => {
  test('restore a backup into a fresh instance, and refuse an instance that already has content', async () => {
    const used = await settingsOn(kind);
    await inInstance(used, setTitle('In use'));
    const path = join(testFolder(), 'site.tar');
    expect(await backUpCommand(used, path)).toMatch(
      /^\/.*site\.tar: \d+ rows and \d+ pictures, .* tested by restoring it\./,
    );

    const fresh = await settingsOn(kind);
    await inInstance(fresh, async () => undefined);
    expect(await restoreCommand(fresh, path)).toMatch(/^Restored \d+ rows and \d+ pictures\.$/);
    expect(await inInstance(fresh, titleIn)).toBe('In use');

    await inInstance(fresh, setTitle('Newer work'));
    await expect(restoreCommand(fresh, path)).rejects.toThrow('This site already has content, so nothing was');
    expect(await inInstance(fresh, titleIn)).toBe('Newer work');

    const output = await restoreCommand(fresh, path, { replace: true });
    expect(await inInstance(fresh, titleIn)).toBe('In use');
    const previousBackup = /The previous content is in (.*)$/.exec(output)?.[1] ?? '';
    await restoreCommand(fresh, previousBackup, { replace: true });
    expect(await inInstance(fresh, titleIn)).toBe('Newer work');
  });
});

test('without a name, a backup goes to the backup folder; a file that is not a backup is not overwritten', async () => {
  const settings = await settingsOn(sqlite);
  await inInstance(settings, async () => undefined);
  await backUpCommand(settings, undefined);
  const [name = ''] = readdirSync(settings.backupDir);
  expect(name).toMatch(/^marquee-\d{4}-\d\d-\d\d-\d{6}-\d{3}-manual\.tar$/);
  expect(statSync(settings.backupDir).mode & 0o777).toBe(0o700);
  const other = join(testFolder(), 'notes.txt');
  writeFileSync(other, 'Not to be lost');
  await expect(backUpCommand(settings, other)).rejects.toThrow(`${other} already exists and is not a backup`);
});

test('the command line backs up a running site, and restores only a stopped one', { timeout: 240_000 }, async () => {
  const settings = await settingsOn(sqlite);
  await inInstance(settings, async () => {
    const folder = testFolder();
    const backup = await run(settings, folder, 'backup', 'here.tar');
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('tested by restoring it') });
    expect(existsSync(join(folder, 'here.tar'))).toBe(true);
    const restored = await run(settings, folder, 'restore', 'here.tar');
    expect(restored).toMatchObject({ code: 1, output: expect.stringContaining('another process uses it') });
    const missing = await run(settings, folder, 'restore', 'away.tar');
    expect(missing.output).toBe(`${join(folder, 'away.tar')}: there is no such file or folder\n`);
  });
});

/** Runs a command as npm does, from where its user stands. */
async function run({ dataDir }: Settings, folder: string, ...command: string[]) {
  const file = join(import.meta.dirname, 'command-line.ts');
  const child = spawn(process.execPath, [file, ...command], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  return { code: (await ended)[0] as number, output }; // as node:child_process documents it
}
