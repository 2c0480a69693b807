import { sql, type Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '#server/ids.ts';
import { databases } from '../../tests/support/databases.ts';
import { UniqueViolation, UnstorableText } from './failures.ts';
import { openDatabase } from './open.ts';
import type { Database } from './open.ts';
import type { BlogPostsTable } from './record-tables.ts';
import type { UsersTable } from './tables.ts';

describe.each(databases)('the database on $kind', ({ open, settings }) => {
  test('keeps text in every language exactly, and numbers as numbers', async () => {
    const { db } = await open();
    const value = JSON.stringify({ title: 'मरुस्थल – ünïcode 🏜️ \\ \' " ; --', control: 'a\u0000b\ud800' });
    await db
      .insertInto('sections')
      .values({ name: 'hero', value, version: 7, updated_at: time, updated_by: null, sanitizer_version: 1 })
      .execute();
    const row = await db.selectFrom('sections').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({ name: 'hero', value, version: 7, updated_at: time, updated_by: null, sanitizer_version: 1 });
    const count = await db
      .selectFrom('sections')
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect(count.n).toBe(1);
  });

  test('sorts text byte by byte', async () => {
    const { db } = await open();
    const names = ['_', 'B', 'a', 'é', 'A', 'b', '-a'];
    await db
      .insertInto('instance_meta')
      .values(names.map((name) => ({ name, value: '' })))
      .execute();
    const rows = await db.selectFrom('instance_meta').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  });

  test('rejects text with a NUL character, and keeps working', async () => {
    const { db, transaction } = await open();
    const insert = db.insertInto('instance_meta').values({ name: 'a\0b', value: '' });
    await expect(insert.execute()).rejects.toThrow(UnstorableText);
    await expect(
      transaction((trx) => trx.insertInto('instance_meta').values({ name: 'a', value: '\0' }).execute()),
    ).rejects.toThrow(UnstorableText);
    expect(await db.selectFrom('instance_meta').selectAll().execute()).toEqual([]);
  });

  test('fifty concurrent increments lose no count', async () => {
    const database = await open();
    await database.db.insertInto('rate_limits').values({ key: 'k', count: 0, resets_at: time }).execute();
    await Promise.all(Array.from({ length: 50 }, () => countOne(database)));
    const row = await database.db.selectFrom('rate_limits').select('count').executeTakeFirstOrThrow();
    expect(row.count).toBe(50);
  });

  test('a failed transaction writes nothing, and the next one works', async () => {
    const database = await open();
    const failing = database.transaction(async (trx) => {
      await trx.insertInto('instance_meta').values({ name: 'lost', value: '' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await database.transaction((trx) => trx.insertInto('instance_meta').values({ name: 'kept', value: '' }).execute());
    expect(await metaNames(database)).toEqual(['kept']);
  });

  test('no reader sees half a transaction', async () => {
    const database = await open();
    const halfway = Promise.withResolvers<undefined>();
    const writing = database.transaction(async (trx) => {
      await trx.insertInto('instance_meta').values({ name: 'first', value: '' }).execute();
      halfway.resolve(undefined);
      await trx.insertInto('instance_meta').values({ name: 'second', value: '' }).execute();
    });
    await halfway.promise;
    expect([0, 2]).toContain((await metaNames(database)).length);
    await writing;
    expect(await metaNames(database)).toHaveLength(2);
  });

  test('using the database directly inside a transaction throws instead of waiting forever', async () => {
    const database = await open();
    const { db, transaction } = database;
    const message = 'used inside a transaction';
    await expect(transaction(() => db.selectFrom('instance_meta').selectAll().execute())).rejects.toThrow(message);
    await expect(transaction(() => transaction(async () => {}))).rejects.toThrow(message);
    await expect(db.transaction().execute(async () => {})).rejects.toThrow('database.transaction');
    expect(await metaNames(database)).toEqual([]);
  });

  test('work that a transaction starts without awaiting it may use the database afterwards', async () => {
    const database = await open();
    const committed = Promise.withResolvers<undefined>();
    let later: Promise<string[]> = Promise.resolve([]);
    await database.transaction(async (trx) => {
      later = committed.promise.then(() => metaNames(database));
      await trx.insertInto('instance_meta').values({ name: 'a', value: '' }).execute();
    });
    committed.resolve(undefined);
    expect(await later).toEqual(['a']);
  });

  test('a heavy read does not block other queries', async () => {
    const database = await open();
    const counting = sql<{ total: number }>`with recursive numbers (n) as
      (select 1 union all select n + 1 from numbers where n < 1000000) select count(*) as total from numbers`;
    const order: string[] = [];
    const heavy = database.heavyRead({ compile: () => counting.compile(database.db) });
    const counted = heavy.then(([row]) => order.push(`heavy ${row?.total}`));
    await metaNames(database).then(() => order.push('light'));
    await counted;
    expect(order).toEqual(['light', 'heavy 1000000']);
    await expect(
      database.heavyRead(database.db.selectFrom('instance_meta').select('name').where('name', '=', 'a\0b')),
    ).rejects.toBeInstanceOf(UnstorableText);
  });

  test('a unique violation reports its table and column', async () => {
    const { db } = await open();
    const post = postNamed('dunes');
    await db.insertInto('blog_posts').values(post).execute();
    const sameSlug = db.insertInto('blog_posts').values(postNamed('dunes')).execute();
    await expect(sameSlug).rejects.toMatchObject({ name: 'UniqueViolation', table: 'blog_posts', column: 'slug' });
    await expect(sameSlug).rejects.toBeInstanceOf(UniqueViolation);
    const sameId = db
      .insertInto('blog_posts')
      .values({ ...post, slug: 'a (b)=c' })
      .execute();
    await expect(sameId).rejects.toMatchObject({ table: 'blog_posts', column: 'id' });
  });

  test('deleting a user deletes their sessions', async () => {
    const { db } = await open();
    const user = userNamed('asha');
    const session = {
      id: newId(),
      user_id: user.id,
      token_hash: 'h',
      created_at: time,
      last_used_at: time,
      expires_at: time,
    };
    await expect(db.insertInto('sessions').values(session).execute()).rejects.toThrow(/foreign key/i);
    await db.insertInto('users').values(user).execute();
    await db.insertInto('sessions').values(session).execute();
    const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('passes its health check until it is closed, and can be closed twice', async () => {
    const database = await open();
    await database.check();
    await database.close();
    await expect(database.check()).rejects.toThrow();
    await database.close();
  });

  test('written data is still there after reopening', async () => {
    const options = await settings();
    const first = await openDatabase(options);
    await first.db.insertInto('instance_meta').values({ name: 'seeded', value: 'yes' }).execute();
    await first.close();
    const second = await openDatabase(options);
    expect(await metaNames(second)).toEqual(['seeded']);
    await second.close();
  });

  test('a database of a newer version is rejected and stays unchanged', async () => {
    const options = await settings();
    const newer = await openDatabase(options);
    await sql`insert into marquee_migrations (name, timestamp) values ('999-future', ${time})`.execute(newer.db);
    await newer.close();
    const refused = openDatabase(options);
    await expect(refused).rejects.toThrow(
      'The database was made by a newer version (it has 999-future); start that version, or restore a backup',
    );
    await expect(refused).rejects.toMatchObject({ name: 'StartError' });
    await expect(openDatabase(options)).rejects.toThrow('999-future');
  });
});

const time = '2026-01-02T03:04:05.678Z';

async function countOne({ transaction }: Database): Promise<void> {
  await transaction(async (trx) => {
    const { count } = await trx
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', 'k')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await Promise.resolve();
    await trx
      .updateTable('rate_limits')
      .set({ count: count + 1 })
      .where('key', '=', 'k')
      .execute();
  });
}

async function metaNames({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('instance_meta').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function postNamed(slug: string): Insertable<BlogPostsTable> {
  const record = { id: newId(), version: 1, created_at: time, updated_at: time, value: '{}' };
  return { ...record, slug, status: 'draft', published_at: time, search: '', tags: '\n' };
}

function userNamed(name: string): UsersTable {
  const email = `${name}@dune.example`;
  const times = { created_at: time, updated_at: time, last_seen_at: null };
  const login = { password_hash: 'h', is_active: 1, must_change_password: 0 } as const;
  return { id: newId(), email, name, role: 'admin', version: 1, ...login, ...times };
}
