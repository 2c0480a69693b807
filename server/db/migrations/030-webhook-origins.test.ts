import { describe, expect, test } from 'vitest';
import { databases } from '../../../tests/support/databases.ts';
import { openOlder } from '../../../tests/support/older-database.ts';
import { openDatabase } from '../open.ts';
import { migrations } from './index.ts';

const SECRET = 'https://list.example/hooks/T0-a-secret';
const before = Object.keys(migrations).filter((name) => name < '030');

describe.each(databases)('an older database on $kind', ({ settings }) => {
  test('keeps of the addresses of webhooks only what all staff may see', async () => {
    const options = await settings();
    const older = await openOlder(options, before);
    const now = new Date().toISOString();
    const delivery = (id: string, channel: string, recipient: string) => ({
      ...{ id, channel, lane: channel, purpose: 'test', title: 'test', recipient, search: `${recipient} test` },
      ...{ dedupe_key: id, record_kind: '', record_id: '', payload: '{}', state: 'queued', attempts: 0 },
      ...{ created_at: now, next_attempt_at: now, expires_at: now, settled_at: null, server_id: '', last_answer: '' },
      ...{ is_postponed: 0 as const, is_seen: 0 as const, claimed_by: null, claimed_until: null },
    });
    const entry = (id: string, kind: string, title: string) => ({
      ...{ id, kind, title, action: 'update', record_id: '1', detail: '', version: null, created_at: now },
      ...{ user_id: null, user_name: '', ip_address: '', user_agent: '' },
    });
    const deliveries = [delivery('1', 'webhook', SECRET), delivery('2', 'mail', 'a@b.co')];
    await older.insertInto('deliveries').values(deliveries).execute();
    const entries = [
      entry('1', 'webhooks', SECRET),
      entry('2', 'webhooks', SECRET.slice(8)),
      entry('3', 'blog', SECRET),
    ];
    await older.insertInto('audit_log').values(entries).execute();
    await older.destroy();
    const { db, close } = await openDatabase(options);
    expect(await db.selectFrom('deliveries').select(['recipient', 'search']).orderBy('id').execute()).toEqual([
      { recipient: 'https://list.example', search: 'https://list.example test' },
      { recipient: 'a@b.co', search: 'a@b.co test' },
    ]);
    const titles = await db.selectFrom('audit_log').select('title').orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual(['https://list.example', '', SECRET]);
    await close();
  });
});
