import { describe, expect, test } from 'vitest';
import { TRASH_DAYS } from '#contract/constants.ts';
import { openDeliveryQueue } from '#server/outbox/delivery-queue.ts';
import { enqueueMail } from '#server/outbox/enqueue.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { kinds } from '../../tests/support/record-kinds.ts';
import { openTrash } from './trash.ts';

const DAY_MS = 24 * 3_600_000;

async function staffOn(kind: (typeof databases)[number]) {
  const app = await testApp(kind);
  const token = await app.login('admin');
  const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (path: string, body?: object) =>
    app.send(method, path, { token, body });
  const [get, post, put, remove] = [as('GET'), as('POST'), as('PUT'), as('DELETE')];
  const listTrash = async (query = '') => (await get(`/trash${query}`)).body.items;
  const titles = async (query = '') => (await listTrash(query)).map(({ title }: { title: string }) => title);
  const listed = async (path: string): Promise<object[]> => {
    const { body } = await get(path);
    return body.items ?? body;
  };
  /** A blog post, by its slug. */
  const write = async (slug: string, fields = {}): Promise<string> =>
    (await post('/blog', { title: slug, slug, ...fields })).body._id;
  /** What a visitor finds at a post's address. */
  const at = async (slug: string): Promise<string> => {
    const { status, body } = await app.send('GET', `/blog/${slug}`);
    if (status === 200) return body.title;
    return body.movedTo ?? (body.isGone ? 'gone' : 'unknown');
  };
  return { ...app, get, post, put, remove, listTrash, titles, listed, write, at };
}

describe.each(databases)('the trash on $kind', (kind) => {
  test.each(Object.values(kinds))(
    'restores what was deleted at $path with its content, position and history',
    async ({ path, history, list, made, change }) => {
      const { get, post, put, remove, listTrash, listed } = await staffOn(kind);
      const unique = 'slug' in made ? 'slug' : 'place' in made ? 'place' : null;
      const other = (value: string) => ({ ...made, ...(unique && { [unique]: value }) });
      await post(path, other('/blog'));
      const { _id } = (await post(path, made)).body;
      await post(path, other('/portfolio'));
      await put(`${path}/${_id}`, change);
      const before = await listed(list);
      expect((await remove(`${path}/${_id}`)).status).toBe(200);
      expect(await listed(list)).toHaveLength(before.length - 1);
      const [trashed] = await listTrash();
      expect(trashed).toMatchObject({ _id, kind: history, userName: 'admin' });
      expect(Date.parse(trashed.goneAt) - Date.parse(trashed.deletedAt)).toBe(TRASH_DAYS * DAY_MS);
      const { status, body } = await post(`/trash/${history}/${_id}/restore`);
      expect(status).toBe(200);
      expect(body.message).toBe('Restored.');
      const stamped = { version: expect.any(Number), updatedAt: expect.any(String) };
      expect(await listed(list)).toEqual(before.map((record) => ({ ...record, ...stamped })));
      expect(await listTrash()).toEqual([]);
      const { items, current } = (await get(`/history/${history}/${_id}`)).body;
      expect(items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
      expect(current).toBe(body.version);
      const entries = (await get('/audit-log?limit=2')).body.items;
      expect(entries).toMatchObject([
        { action: 'restore', kind: history, record: _id, title: trashed.title },
        { action: 'delete', kind: history, record: _id },
      ]);
    },
  );

  test.each(['messages', 'leads'])(
    'restores %s with everything the visitor sent, and makes them searchable again',
    async (name) => {
      const { send, get, post, remove, titles, listed } = await staffOn(kind);
      const path = name === 'messages' ? '/contact/messages' : '/leads';
      const sender = { firstName: 'Priya', name: 'Priya', email: 'priya@camp.example' };
      await send('POST', path, { body: { ...sender, message: 'A site for our camp', consent: true } });
      const [sent] = await listed(path);
      const { _id } = (await get(path)).body[0];
      await remove(`${path}/${_id}`);
      expect(await titles('?q=camp.example')).toEqual(['Priya']);
      await post(`/trash/${name}/${_id}/restore`);
      expect(await listed(path)).toEqual([{ ...sent, version: 2, updatedAt: expect.any(String) }]);
      expect(await listed(`${path}?q=camp`)).toHaveLength(1);
    },
  );

  test('stops what waits because of a record when it is deleted permanently, not while it can be restored', async () => {
    const { app, database, send, get, post, remove } = await staffOn(kind);
    await app.outbox.close();
    await send('POST', '/leads', { body: { name: 'Priya', email: 'priya@camp.example', consent: true } });
    const { _id } = (await get('/leads')).body[0];
    const mail = { to: 'owner@dune.example', subject: 'A lead from Priya', text: 'Priya' };
    const record = { kind: 'leads', id: _id };
    await database.transaction((trx) => enqueueMail(trx, mail, { purpose: 'notification', key: _id, record }));
    await openDeliveryQueue(database).claim('mail', []);
    const waiting = async () => {
      const tables = ['events', 'deliveries', 'delivery_attempts'] as const;
      return Promise.all(
        tables.map(async (table) => (await database.db.selectFrom(table).select('id').execute()).length),
      );
    };
    await remove(`/leads/${_id}`);
    expect(await waiting()).toEqual([1, 1, 1]);
    await post(`/trash/leads/${_id}/restore`);
    await remove(`/leads/${_id}`);
    expect((await remove(`/trash/leads/${_id}`)).status).toBe(200);
    expect(await waiting()).toEqual([0, 0, 0]);
  });

  test('is searchable by text and kind, sorted newest first and paginated', async () => {
    const { post, remove, titles, write, get } = await staffOn(kind);
    for (const slug of ['one', 'two', 'three']) await remove(`/blog/${await write(slug)}`);
    const { _id } = (await post('/testimonials', kinds.testimonials.made)).body;
    await remove(`/testimonials/${_id}`);
    expect(await titles()).toEqual(['Tanvi', 'three', 'two', 'one']);
    expect(await titles('?q=TAN')).toEqual(['Tanvi']);
    expect(await titles('?kind=blog')).toEqual(['three', 'two', 'one']);
    expect((await get('/trash?limit=3&page=2')).body).toMatchObject({
      items: [{ title: 'one' }],
      total: 4,
      totalPages: 2,
    });
  });

  test('gives a restored page a free slug if its own is taken, and says so', async () => {
    const { post, remove, write, at } = await staffOn(kind);
    const first = await write('a', { title: 'First' });
    await remove(`/blog/${first}`);
    await write('a', { title: 'Second' });
    await write('a-2', { title: 'Third' });
    const { body } = await post(`/trash/blog/${first}/restore`);
    expect(body).toMatchObject({ title: 'First', slug: 'a-3' });
    expect(body.message).toContain('“a-3”: “a” belongs to another page');
    expect([await at('a'), await at('a-2'), await at('a-3')]).toEqual(['Second', 'Third', 'First']);
  });

  test("restores the redirects from a page's old URLs, except those changed since the deletion", async () => {
    const { post, put, remove, write, at, get } = await staffOn(kind);
    const id = await write('a', { title: 'Page' });
    await put(`/blog/${id}`, { slug: 'b' });
    await put(`/blog/${id}`, { slug: 'c' });
    await post('/redirects', { from: '/blog/by-hand', to: '/blog/c?from=hand' });
    await remove(`/blog/${id}`);
    expect([await at('a'), await at('b'), await at('c')]).toEqual(['gone', 'gone', 'gone']);
    const redirects = (await get('/redirects')).body.items;
    const b = redirects.find(({ from }: { from: string }) => from === '/blog/b');
    await put(`/redirects/${b._id}`, { to: '/services' });
    await post(`/trash/blog/${id}/restore`);
    expect([await at('a'), await at('b'), await at('c')]).toEqual(['/blog/c', '/services', 'Page']);
    expect(await at('by-hand')).toBe('/blog/c?from=hand');
  });

  test('keeps deleted records for 30 days, then deletes them and their history permanently', async () => {
    const { post, put, remove, listTrash, write, database } = await staffOn(kind);
    const [old, fresh] = [await write('old'), await write('fresh')];
    for (const id of [old, fresh]) await put(`/blog/${id}`, { title: `${id} again` });
    for (const id of [old, fresh]) await remove(`/blog/${id}`);
    const { db } = database;
    const age = (days: number) =>
      db
        .updateTable('trash')
        .set({ deleted_at: new Date(Date.now() - days * DAY_MS).toISOString() })
        .where('id', '=', old)
        .execute();
    const remaining = async () => {
      await openTrash(database).purge();
      return (await db.selectFrom('history').select('record_id').distinct().orderBy('record_id').execute()).length;
    };
    await age(TRASH_DAYS - 0.01);
    expect(await remaining()).toBe(2);
    expect(await listTrash()).toHaveLength(2);
    await age(TRASH_DAYS + 0.01);
    expect(await listTrash()).toHaveLength(1);
    expect((await post(`/trash/blog/${old}/restore`)).status).toBe(404);
    expect(await remaining()).toBe(1);
    expect((await post(`/trash/blog/${fresh}/restore`)).status).toBe(200);
  });

  test('lets only admins delete permanently, leaves nothing of the record, and audits the deletion', async () => {
    const { send, login, get, post, remove, listTrash, write, database } = await staffOn(kind);
    const id = await write('a', { content: '<p>Something private</p>' });
    await remove(`/blog/${id}`);
    const editor = await login('editor');
    expect((await send('DELETE', `/trash/blog/${id}`, { token: editor })).status).toBe(403);
    expect((await remove(`/trash/portfolio/${id}`)).status).toBe(404);
    expect(await listTrash()).toHaveLength(1);
    expect((await remove(`/trash/blog/${id}`)).body.message).toBe('Deleted permanently.');
    expect((await post(`/trash/blog/${id}/restore`)).status).toBe(404);
    expect((await get(`/history/blog/${id}`)).status).toBe(404);
    for (const table of ['history', 'trash'] as const) {
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain('private');
    }
    const [entry] = (await get('/audit-log')).body.items;
    expect(entry).toMatchObject({ action: 'erase', kind: 'blog', record: id, title: 'a' });
  });

  test('lets one of two concurrent restores succeed, and answers the other with 404', async () => {
    const { post, remove, write, get } = await staffOn(kind);
    const id = await write('a');
    await remove(`/blog/${id}`);
    const replies = await Promise.all([1, 2].map(() => post(`/trash/blog/${id}/restore`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await get('/blog')).body.items).toHaveLength(1);
  });

  test('a record that cannot be moved to the trash is not deleted', async () => {
    const { remove, write, at, database } = await staffOn(kind);
    const id = await write('a');
    await database.db.schema.dropTable('trash').execute();
    expect((await remove(`/blog/${id}`)).status).toBe(500);
    expect(await at('a')).toBe('a');
  });
});
