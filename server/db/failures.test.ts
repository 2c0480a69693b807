import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postgres, sqlite } from '../../tests/support/databases.ts';
import { toDatabaseFailure, Unavailable } from './failures.ts';
import { openDatabase } from './open.ts';
import type { Database } from './open.ts';

test('a full disk makes the embedded database unavailable for writes, and the transaction is rolled back', async () => {
  const { db, transaction } = await sqlite.open();
  await sql`pragma max_page_count = 60`.execute(db);
  const filling = transaction(async (trx) => {
    for (let n = 0; n < 1000; n += 1) {
      await trx
        .insertInto('instance_meta')
        .values({ name: String(n), value: 'x'.repeat(2000) })
        .execute();
    }
  });
  await expect(filling).rejects.toThrow('The database is not available: database or disk is full');
  expect(await db.selectFrom('instance_meta').selectAll().execute()).toEqual([]);

  await sql`pragma max_page_count = 1000000`.execute(db);
  await writeTo({ db });
});

test('a read-only disk makes the embedded database unavailable for writes only', async () => {
  const { db, check } = await sqlite.open();
  await sql`pragma query_only = on`.execute(db);
  await expect(writeTo({ db })).rejects.toThrow(Unavailable);
  await expect(check()).rejects.toMatchObject({ diskFault: 'permission' });
  await db.selectFrom('instance_meta').selectAll().execute();
});

/** An embedded database that another program holds until `release`. */
async function heldByAnother() {
  const settings = await sqlite.settings();
  const database = await openDatabase(settings);
  const other = new DatabaseSync(`${settings.dataDir}/marquee.db`);
  onTestFinished(() => database.close());
  other.exec('begin immediate');
  return { database, release: () => other.close() };
}

test('while another program locks the embedded database, writes wait and complete, and reads continue', async () => {
  const { database, release } = await heldByAnother();
  const writes = [
    writeTo(database),
    database.transaction(async (trx) => {
      await trx.insertInto('instance_meta').values({ name: 'b', value: '' }).execute();
      await trx.insertInto('instance_meta').values({ name: 'c', value: '' }).execute();
    }),
  ];
  expect(await database.db.selectFrom('instance_meta').selectAll().execute()).toEqual([]);
  release();
  await Promise.all(writes);
  const names = (await database.db.selectFrom('instance_meta').select('name').orderBy('name').execute()).map(
    (row) => row.name,
  );
  expect(names).toEqual(['a', 'b', 'c']);
});

test('the embedded database becomes unavailable if another program keeps it locked', async () => {
  const { database, release } = await heldByAnother();
  await sql`pragma busy_timeout = 0`.execute(database.db);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const refused = [writeTo(database), database.transaction(async () => {})].map((write) =>
    expect(write).rejects.toThrow(Unavailable),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(refused);
  release();
  await writeTo(database);
});

test('lost connections make PostgreSQL unavailable once, then it works again', async () => {
  const settings = await postgres.settings();
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  const inTheMiddle = database.transaction(async (trx) => {
    await writeTo({ db: trx });
    await endAllConnections(settings.databaseUrl ?? '');
    await trx.selectFrom('instance_meta').selectAll().execute();
  });
  await expect(inTheMiddle).rejects.toThrow(Unavailable);
  expect(await database.db.selectFrom('instance_meta').selectAll().execute()).toEqual([]);
  await database.check();
});

test('a lost idle connection is replaced without affecting anything else', async () => {
  const settings = await postgres.settings();
  const { check, close } = await openDatabase(settings);
  onTestFinished(close);
  await Promise.all([check(), check(), check()]);
  await endAllConnections(settings.databaseUrl ?? '');
  await vi.waitFor(check);
});

test('PostgreSQL counts as unavailable if it refuses writes', async () => {
  const database = await postgres.open();
  const readOnly = database.transaction(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    await writeTo({ db: trx });
  });
  await expect(readOnly).rejects.toThrow(Unavailable);
});

test.each(['ECONNREFUSED', 'ECONNRESET', '08006', '53100', '53300', '57P01', '57014', '58030', '40P01'])(
  'error code %s means that the database is unavailable',
  (code) => {
    expect(toDatabaseFailure(Object.assign(new Error('x'), { code }))).toBeInstanceOf(Unavailable);
  },
);

test('the columns of a unique violation are parsed in any server language', () => {
  const detail = 'Schlüssel »(user_id, slug)=(1, a)=b)« existiert bereits.';
  const error = Object.assign(new Error('doppelter Schlüsselwert'), { code: '23505', table: 'posts', detail });
  expect(toDatabaseFailure(error)).toMatchObject({ name: 'UniqueViolation', table: 'posts', column: 'user_id,slug' });
});

test('any other error is passed through unchanged', () => {
  const syntax = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(toDatabaseFailure(syntax)).toBe(syntax);
  expect(toDatabaseFailure('text')).toBe('text');
});

async function writeTo({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.insertInto('instance_meta').values({ name: 'a', value: '' }).execute();
}

async function endAllConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
