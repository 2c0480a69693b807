import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import type { Database, DatabaseSettings } from '#server/db/open.ts';
import { testDatabaseUrl } from './postgres.ts';

export interface TestDatabase {
  kind: Database['kind'];
  /** Settings that lead to a new, empty database and a new folder, both gone after the test. */
  settings: () => Promise<DatabaseSettings>;
  /** A new, empty database that closes itself after the test. */
  open: () => Promise<Database>;
}

export const sqlite = testDatabase('sqlite', async () => ({ dataDir: testFolder() }));

export const postgres = testDatabase('postgres', async () => ({
  dataDir: testFolder(),
  databaseUrl: await testDatabaseUrl(),
}));

/** For `describe.each(databases)('… on $kind', ({ open }) => …)`. */
export const databases: TestDatabase[] = [sqlite, postgres];

/** A new folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function testDatabase(kind: Database['kind'], settings: TestDatabase['settings']): TestDatabase {
  return {
    kind,
    settings,
    async open() {
      const database = await openDatabase(await settings());
      onTestFinished(() => database.close());
      return database;
    },
  };
}
