import { describe, expect, test } from 'vitest';
import { contactMessage } from '#contract/records/contact-message.ts';
import type { Database } from '#server/db/open.ts';
import { openTrash } from '#server/history/trash.ts';
import { databases } from '../../tests/support/databases.ts';
import { testApp } from '../../tests/support/app.ts';
import type { RecordKind } from './kind.ts';
import { openRecordStore } from './store.ts';

const fields = {
  ...{ firstName: 'Ravi', email: 'ravi@example.com', subject: '', message: 'A new site, please.' },
  ...{ status: 'new' as const, isSuspect: false, suspicions: [] },
};

describe.each(databases)('the hook after a write on $kind', (kind) => {
  test('it gets the record before and after each write, in the same transaction', async () => {
    const { database } = await testApp(kind);
    const written: [action: string, before: string | undefined, after: string | undefined, rows: number][] = [];
    const store = openMessages(database, async (trx, { action, before, after }) => {
      const rows = await trx.selectFrom('contact_messages').select('id').execute();
      written.push([action, before?.status, after?.status, rows.length]);
    });
    const { _id } = await store.create(fields);
    await store.update(_id, { status: 'read' });
    await store.remove(_id, null);
    await store.versioned.restoreFromTrash(await openTrash(database).get('messages', _id));
    expect(written).toEqual([
      ['create', undefined, 'new', 1],
      ['update', 'new', 'read', 1],
      ['remove', 'read', undefined, 0],
      ['restore', undefined, 'read', 1],
    ]);
  });

  test('the record stays as it was if the hook fails', async () => {
    const { database } = await testApp(kind);
    const store = openMessages(database, async (_, { after }) => {
      if (after?.status !== 'new') throw new Error('refused');
    });
    const { _id } = await store.create(fields);
    await expect(store.update(_id, { status: 'read' })).rejects.toThrow('refused');
    await expect(store.remove(_id, null)).rejects.toThrow('refused');
    expect(await store.get(_id)).toMatchObject({ status: 'new', version: 1 });
  });
});

function openMessages(database: Database, afterWrite: RecordKind<typeof contactMessage>['afterWrite']) {
  return openRecordStore(database, {
    name: 'messages',
    record: contactMessage,
    columns: { status: 'status', isSuspect: 'is_suspect' },
    searched: () => ({ search: '' }),
    ...(afterWrite && { afterWrite }),
  });
}
