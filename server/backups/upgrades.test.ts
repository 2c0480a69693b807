import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { FIRST_PAGES } from '#contract/constants.ts';
import { SHARED_TABLE } from '#server/db/record-tables.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { RENAMED_TABLES } from '#server/db/migrations/018-standard-names.ts';
import { openDatabase, type DatabaseSettings } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { SAMPLE_TOKEN } from '../../tests/fixtures/sample-rows.ts';
import { allReads } from '../../tests/support/all-reads.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { openOlder } from '../../tests/support/older-database.ts';
import { header } from './file-format.ts';
import { backedUpTables, backedUpTablesAt, tableTreatments } from './backup-tables.ts';
import { readParts } from './read-file.ts';
import { restoreBackup } from './restore.ts';
import { insertRows, parseRows } from './rows.ts';
import { openSnapshot, type Row } from './snapshot.ts';
import { writeBackup } from './write-file.ts';

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/backups');
const fixtures = readdirSync(FIXTURES).filter((name) => name.endsWith('.tar'));

/** A database as it was in the days of a fixture; gives how many rows each table had. */
async function asItWas(settings: DatabaseSettings, path: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const parts = readParts(path);
  const { value } = await parts.next();
  const { migrations: names } = header.parse(JSON.parse(String(value?.content)));
  const db = await openOlder(settings, names);
  for await (const { name, content } of parts) {
    const table = /^tables\/(\w+)\//.exec(name)?.[1];
    if (!table) continue;
    const rows = await parseRows(content);
    if (!(table in counts)) await sql`delete from ${sql.table(table)}`.execute(db); // what migrations wrote
    await insertRows(db, table, rows);
    counts[table] = rows.length;
  }
  // Somebody has just logged in: a login that is old, or that nobody uses, ends.
  const now = new Date().toISOString();
  await db.updateTable('sessions').set({ created_at: now, last_used_at: now }).execute();
  await db.destroy();
  return counts;
}

async function countsIn(db: Kysely<Tables>, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function all(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function appAt(kind: TestDatabase, settings: DatabaseSettings) {
  const open = async () => {
    const database = await openDatabase(settings);
    onTestFinished(() => database.close());
    return database;
  };
  return testApp({ ...kind, open });
}

test('every migration has a backup fixture of the database right after it', async () => {
  // Made by: node scripts/run.mjs tests/fixtures/make-backups.ts
  const names = Object.keys(migrations);
  expect(fixtures.map((name) => name.slice(0, -'.tar'.length)).toSorted()).toEqual(names.toSorted());
  for (const [index, name] of names.entries()) {
    const { value } = await readParts(join(FIXTURES, `${name}.tar`)).next();
    const { migrations: been, tables } = header.parse(JSON.parse(String(value?.content)));
    expect(been).toEqual(names.slice(0, index + 1));
    // Triggers fill the counters of enquiries, so that the fixture needs no row of them.
    const filled = Object.keys(tableTreatments).filter((table) => table !== 'enquiry_counts');
    if (index === names.length - 1) expect(Object.keys(tables).toSorted()).toEqual(filled.toSorted());
  }
});

/** The rows that the migrations after a fixture add to a table: the first pages. */
function rowsAddedTo(table: string, fixture: string): number {
  return table === SHARED_TABLE && fixture < '033' ? FIRST_PAGES.length : 0;
}

describe.each(databases)('upgrades on $kind', { timeout: 240_000 }, (kind) => {
  test.each(fixtures)('%s upgrades to the current schema with all content readable', async (name) => {
    const settings = await kind.settings();
    const before = await asItWas(settings, join(FIXTURES, name));
    const { send, database } = await appAt(kind, settings);
    const expected = Object.fromEntries(
      Object.entries(before).map(([table, count]) => [
        RENAMED_TABLES[table] ?? table,
        count + rowsAddedTo(table, name),
      ]),
    );
    expect(await countsIn(database.db, Object.keys(expected))).toEqual(expected);
    const reads = await allReads(send, SAMPLE_TOKEN);
    const shown = ['/hero', '/blog/dunes', '/portfolio/bloom', '/services/design', '/testimonials', '/leads'];
    expect(Object.keys(reads)).toEqual(expect.arrayContaining(shown));
    expect(reads['/hero']).toMatchObject({ titleLine1: 'Since the first days', version: 3 });
    expect(reads['/blog/dunes']).toMatchObject({ title: 'Dunes at dusk', content: '<p>Sand &amp; light.</p>' });
    expect(reads['/contact/messages']).toMatchObject([{ firstName: 'Zoë', status: 'new' }]);
    expect((await send('GET', '/contact/messages?q=zoë', { token: SAMPLE_TOKEN })).body).toHaveLength(1);
  });

  test.each(fixtures)('%s restored as a backup gives the same rows as an upgraded database', async (name) => {
    const settings = await kind.settings();
    await asItWas(settings, join(FIXTURES, name));
    await (await openDatabase(settings)).close();
    const { database, storage, dataDir } = await testApp(kind);
    await restoreBackup({
      path: join(FIXTURES, name),
      settings: { dataDir, backupDir: dataDir },
      database,
      storage,
    });
    const upgraded = await openSnapshot(settings);
    onTestFinished(() => upgraded.close());
    for (const [table, key] of Object.entries({
      sections: ['name'],
      blog_posts: ['id'],
      leads: ['id'],
      users: ['id'],
    })) {
      const rows = await database.db
        .selectFrom(table as 'leads')
        .selectAll()
        .orderBy(sql.ref(key[0] ?? ''))
        .execute(); // any of them has that
      expect(rows).toEqual(await all(upgraded.rows(table, key)));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('a database not yet migrated by this version is backed up completely', async () => {
    const settings = await kind.settings();
    await asItWas(settings, join(FIXTURES, '017-backup-heartbeat.tar'));
    const { database, storage, dataDir, send } = await testApp(kind);
    const path = join(dataDir, 'before-the-upgrade.tar');
    const source = await openSnapshot(settings);
    const formerNames = [...backedUpTablesAt(source.migrations).keys()]; // in the order of today's names
    const present = [...backedUpTables.keys()].filter((_, index) => source.tables.has(formerNames[index] ?? ''));
    await writeBackup({ source, storage, path });
    await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database, storage });
    const counts = await countsIn(database.db, present);
    expect(present.length).toBeGreaterThan(10);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect((await send('GET', '/hero')).body.titleLine1).toBe('Since the first days');
  });

  test('a failed migration leaves the database unchanged', async () => {
    const settings = await kind.settings();
    await asItWas(settings, join(FIXTURES, '001-first.tar'));
    const state = async () => {
      const source = await openSnapshot(settings);
      const tables = [...source.tables].toSorted();
      const rows = await all(source.rows('leads', ['id']));
      await source.close();
      return { tables, rows, migrations: source.migrations };
    };
    const before = await state();
    const db = await openOlder(settings, ['001-first']);
    const failing = {
      up: async (trx: Kysely<unknown>) => {
        await trx.schema.createTable('half').addColumn('id', 'text').execute();
        await sql`delete from leads`.execute(trx);
        throw new Error('The power went');
      },
    };
    await expect(migrate(db, { ...migrations, '999-fails': failing })).rejects.toThrow('The power went');
    await db.destroy();
    expect(await state()).toEqual(before);
    await (await openDatabase(settings)).close();
    expect((await state()).migrations).toEqual(Object.keys(migrations));
  });
});
