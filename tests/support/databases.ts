import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { Database, DatabaseSettings } from '#server/db/open.ts';
import { databasePath } from '#server/db/sqlite.ts';
import { testDatabaseUrl } from './postgres.ts';

export interface TestDatabase {
  kind: Database['kind'];
  /** Settings of a new, empty database and a new folder. Both are deleted after the test. */
  settings: () => Promise<DatabaseSettings>;
  /** A new database with all tables and no rows, copied from one that was migrated once. It closes itself after the test. */
  open: () => Promise<Database>;
}

export const sqlite = testDatabase('sqlite', {
  settings: async () => ({ dataDir: testFolder() }),
  async migrated() {
    const dataDir = testFolder();
    writeFileSync(databasePath(dataDir), await (migratedFile ??= migrateFile()), { mode: 0o600 });
    return { dataDir };
  },
});

export const postgres = testDatabase('postgres', {
  settings: async () => ({ dataDir: testFolder(), databaseUrl: await testDatabaseUrl('empty') }),
  migrated: async () => ({ dataDir: testFolder(), databaseUrl: await testDatabaseUrl('migrated') }),
});

/** For `describe.each(databases)('… on $kind', ({ open }) => …)`. */
export const databases: TestDatabase[] = [sqlite, postgres];

/** Creates a folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A migrated SQLite file, made once per worker. */
let migratedFile: Promise<Buffer> | undefined;

async function migrateFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-migrated-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  const content = readFileSync(databasePath(dataDir));
  rmSync(dataDir, { recursive: true });
  return content;
}

type Make = () => Promise<DatabaseSettings>;

function testDatabase(
  kind: Database['kind'],
  { settings, migrated }: { settings: Make; migrated: Make },
): TestDatabase {
  return {
    kind,
    settings,
    async open() {
      const database = await openDatabase(await migrated());
      onTestFinished(() => database.close());
      return database;
    },
  };
}
