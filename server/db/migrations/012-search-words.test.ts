import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openMessageStore } from '#server/contact/store.ts';
import { databases, postgres } from '../../../tests/support/databases.ts';
import { openOlder } from '../../../tests/support/older-database.ts';
import { newId } from '../../ids.ts';
import { openDatabase, type Database } from '../open.ts';
import { openPool } from '../postgres.ts';
import { migrations } from './index.ts';

const person = { firstName: 'Ila', email: 'ila@dune.example', subject: '', status: 'new' as const };
const message = { ...person, message: 'Sand', isSuspect: false, suspicions: [] };

const before = Object.keys(migrations).filter((name) => name < '012');

describe.each(databases)('an older database on $kind', ({ settings }) => {
  test('keeps its search text, with each word once', async () => {
    const options = await settings();
    const older = await openOlder(options, before);
    const row = {
      id: newId(),
      version: 1,
      created_at: '',
      updated_at: '',
      value: JSON.stringify({ ...message, firstName: 'Zoë' }),
      status: 'new',
    };
    await older.insertInto('contact_messages').values({ ...row, search: 'zoë\nwind and sand and wind', is_suspect: 0 }).execute(); // prettier-ignore
    await older.destroy();

    const database = await openDatabase(options);
    const { search } = await database.db.selectFrom('contact_messages').select('search').executeTakeFirstOrThrow();
    expect(search.split('\n')).toEqual(['zoë', 'wind', 'and', 'sand']);
    expect(await found(database, 'ANd win zo')).toEqual(['Zoë']);
    expect(await found(database, 'win san x')).toEqual([]);
    await database.close();
  });
});

test('PostgreSQL has indexes for searching parts of words', async () => {
  const database = await postgres.open();
  expect(await indexes(database)).toHaveLength(5);
});

test('search works without the extension on a PostgreSQL server that does not allow it', async () => {
  const options = await postgres.settings();
  const url = new URL(options.databaseUrl ?? '');
  const role = `plain_${newId().replaceAll('-', '')}`;
  const pool = await openPool(url.href);
  await pool.query(`create role ${role}; grant create on schema public to ${role}`);
  await pool.end();
  url.searchParams.set('options', `-c role=${role}`);

  const database = await openDatabase({ ...options, databaseUrl: url.href });
  expect(await indexes(database)).toEqual([]);
  await openMessageStore(database).create({ ...message, message: 'Wind and sand' });
  expect(await found(database, 'san')).toEqual(['Ila']);
  await database.close();
});

async function found(database: Database, q: string): Promise<string[]> {
  const list = await openMessageStore(database).list({ q, status: 'all', before: '', limit: 10 });
  return list.map(({ firstName }) => firstName);
}

async function indexes({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`select indexname from pg_indexes where indexname like '%parts_of_words'`.execute(db);
  return rows;
}
