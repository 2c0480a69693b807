import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openLeadStore } from '#server/leads/store.ts';
import { openMessageStore } from '#server/contact/store.ts';
import { databases } from '../../../tests/support/databases.ts';
import { openOlder } from '../../../tests/support/older-database.ts';
import { newId } from '../../ids.ts';
import { openDatabase } from '../open.ts';
import type { Tables } from '../tables.ts';

const MANY = 2100;
const anyTime = { from: '', to: '', status: 'all', before: '', limit: 10 } as const;

describe.each(databases)('an older database on $kind', ({ settings }) => {
  test('gets its search text filled, so that existing messages and leads can be found', async () => {
    const options = await settings();
    const older = await openOlder(options, ['001-first', '002-tags']);
    await insert(older, 'contact_messages', { firstName: 'Zoë', email: 'z@b.co', message: "It's 50% \\ more" });
    const plan = { title: 'Growth' };
    await insert(older, 'leads', { name: 'ŻANETA', email: 'z@b.co', phone: '+91 982-90', plan }, MANY);
    await insert(older, 'leads', { name: 'No plan', email: 'z@b.co' });
    await older.destroy();

    const database = await openDatabase(options);
    const messages = openMessageStore(database);
    const found = await messages.list({ q: "zoë it's 50% \\", status: 'all', before: '', limit: 10 });
    expect(found.map(({ firstName }) => firstName)).toEqual(['Zoë']);
    const leads = openLeadStore(database);
    expect((await leads.summary({ ...anyTime, q: 'żaneta growth 91982' })).all).toBe(MANY);
    expect((await leads.list({ ...anyTime, q: 'no plan' })).map(({ name }) => name)).toEqual(['No plan']);
    await database.close();
  });
});

async function insert(db: Kysely<Tables>, table: string, value: object, count = 1): Promise<void> {
  const time = '2026-11-01T08:00:00.000Z';
  const text = JSON.stringify(value);
  for (let made = 0; made < count; made += 300) {
    const rows = Array.from({ length: Math.min(300, count - made) }, () => {
      return sql`(${newId()}, 1, ${time}, ${time}, ${text}, 'new')`;
    });
    await sql`insert into ${sql.table(table)} (id, version, created_at, updated_at, value, status)
      values ${sql.join(rows)}`.execute(db);
  }
}
