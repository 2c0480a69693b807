import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { HISTORY_MAX } from '#contract/constants.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { kinds } from '../../tests/support/record-kinds.ts';
import { openTrash } from './trash.ts';

type App = Awaited<ReturnType<typeof testApp>>;
const DAY_MS = 24 * 3_600_000;

/** A member of staff by name, logged in. */
async function person({ database, send }: App, name: string) {
  const email = `${name.toLowerCase()}@dune.example`;
  const { _id } = await openUserStore(database).create({ name, email, role: 'editor', password: PASSWORD });
  const { body } = await send('POST', '/users/login', { body: { email, password: PASSWORD } });
  return { _id, token: body.token as string };
}

const hero = (titleLine1: string) => ({ titleLine1, titleLine2: 'that load' });
const post = { title: 'Two scripts', slug: 'two-scripts', content: '<p>One page.</p>' };

describe.each(databases)('history on $kind', (kind) => {
  test.each(Object.values(kinds))(
    'of $path stores every save with user, time and changed fields',
    async ({ path, history, made, change }) => {
      const app = await testApp(kind);
      const { send } = app;
      const [asha, aarav] = [await person(app, 'Asha'), await person(app, 'Aarav')];
      const { _id } = (await send('POST', path, { token: asha.token, body: made })).body;
      const [field = ''] = Object.keys(change);
      expect((await send('PUT', `${path}/${_id}`, { token: aarav.token, body: change })).status).toBe(200);
      const { items, current } = (await send('GET', `/history/${history}/${_id}`, { token: asha.token })).body;
      const at = expect.stringMatching(/^20\d\d-.*Z$/);
      expect(current).toBe(2);
      expect(items).toEqual([
        { version: 2, at, userId: aarav._id, userName: 'Aarav', restores: 0, fields: [field] },
        { version: 1, at, userId: asha._id, userName: 'Asha', restores: 0, fields: [] },
      ]);
      const second = (await send('GET', `/history/${history}/${_id}/2`, { token: asha.token })).body;
      expect(second.before).toMatchObject(made);
      expect(second.values).toEqual({ ...second.before, ...change });
      expect(second.now).toEqual(second.values);
    },
  );

  test.each(['messages', 'leads'])('of %s starts with the original submission once staff change it', async (name) => {
    const app = await testApp(kind);
    const { send } = app;
    const { token } = await person(app, 'Asha');
    const path = name === 'messages' ? '/contact/messages' : '/leads';
    const sent = { email: 'priya@camp.example', message: 'A site for our camp', name: 'Priya', consent: true };
    await send('POST', path, { body: sent });
    const [{ _id }] = (await send('GET', path, { token })).body;
    const list = async () => (await send('GET', `/history/${name}/${_id}`, { token })).body.items;
    expect(await list()).toEqual([]);
    await send('PUT', `${path}/${_id}`, { token, body: { status: name === 'messages' ? 'read' : 'won' } });
    expect(await list()).toMatchObject([
      { version: 2, userName: 'Asha', fields: ['status'] },
      { version: 1, userId: '', userName: '' },
    ]);
    const first = (await send('GET', `/history/${name}/${_id}/1`, { token })).body;
    expect(first.values).toMatchObject({ message: sent.message, status: 'new' });
  });

  test('of a section shows who saved which version, and keeps the starter content', async () => {
    const app = await testApp(kind, { starter: true });
    const { send } = app;
    const { token } = await person(app, 'Asha');
    const starter = (await send('GET', '/hero')).body;
    await send('PUT', '/hero', { token, body: hero('Fast sites') });
    const { items } = (await send('GET', '/history/sections/hero', { token })).body;
    expect(items).toMatchObject([
      { version: 2, userName: 'Asha', fields: expect.arrayContaining(['titleLine1']) },
      { version: 1, userName: '' },
    ]);
    await send('POST', '/history/sections/hero/1/restore', { token });
    const { updatedAt: _, version, ...words } = (await send('GET', '/hero')).body;
    expect(version).toBe(3);
    expect(words).toEqual((({ updatedAt: __, version: ___, ...rest }) => rest)(starter));
  });

  test('a restore works like a save: it is versioned, audited, rejected when stale, and can be undone', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const [asha, aarav] = [await person(app, 'Asha'), await person(app, 'Aarav')];
    const { token } = asha;
    for (const title of ['First', 'Second', 'Third']) await send('PUT', '/hero', { token: aarav.token, body: hero(title) }); // prettier-ignore
    const restore = (version: number, ifMatch?: number) =>
      send('POST', `/history/sections/hero/${version}/restore`, {
        token,
        headers: ifMatch ? { 'if-match': `"${ifMatch}"` } : {},
      });
    const title = async () => (await send('GET', '/hero')).body.titleLine1;
    expect((await restore(1, 2)).status).toBe(412);
    expect((await restore(1, 2)).body.message).toMatch(/^Aarav saved a newer version/);
    expect(await title()).toBe('Third');
    expect((await restore(1, 3)).body).toMatchObject({ message: 'Restored.', version: 4 });
    expect(await title()).toBe('First');
    const { items } = (await send('GET', '/history/sections/hero', { token })).body;
    expect(items.map((item: { version: number; restores: number }) => [item.version, item.restores])).toEqual([
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    // What visitors saw before the first save comes back too.
    await restore(0);
    expect(await title()).toBe('');
    await restore(3);
    expect(await title()).toBe('Third');
    const entries = (await send('GET', '/audit-log?limit=2', { token })).body.items;
    expect(entries).toMatchObject([
      { action: 'restore', kind: 'sections', record: 'hero', userName: 'Asha' },
      { action: 'restore' },
    ]);
    expect((await restore(99)).status).toBe(404);
    expect((await send('GET', '/history/sections/nothing', { token })).status).toBe(404);
  });

  test('restoring an older version does not change whether a page is public', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const { token } = await person(app, 'Asha');
    const records = [
      { path: '/blog', kind: 'blog', made: { ...post, status: 'draft' }, show: { status: 'published' }, hide: { status: 'draft' } }, // prettier-ignore
      { path: '/services/admin', kind: 'services', made: { title: 'Shops', slug: 'shops', isPublished: false }, show: { isPublished: true }, hide: { isPublished: false } }, // prettier-ignore
      { path: '/portfolio', kind: 'portfolio', made: { title: 'Mitti', slug: 'mitti', isVisible: false }, show: { isVisible: true }, hide: { isVisible: false } }, // prettier-ignore
    ];
    for (const { path, kind: name, made, show, hide } of records) {
      const { _id } = (await send('POST', path, { token, body: made })).body;
      const publicView = async () => {
        const { status, body } = await send('GET', `${path.replace('/admin', '')}/${made.slug}`);
        return status === 200 ? { title: body.title, publishedAt: body.publishedAt } : status;
      };
      const restore = (version: number) => send('POST', `/history/${name}/${_id}/${version}/restore`, { token });
      await send('PUT', `${path}/${_id}`, { token, body: { ...show, title: 'Shown' } });
      const shown = await publicView();
      expect(shown).toMatchObject({ title: 'Shown' });
      expect((await restore(1)).status).toBe(200);
      expect(await publicView()).toEqual({ ...(shown as object), title: made.title });
      await send('PUT', `${path}/${_id}`, { token, body: hide });
      expect((await restore(2)).status).toBe(200);
      expect(await publicView()).toBeGreaterThanOrEqual(404);
      const [{ version }] = (await send('GET', `/history/${name}/${_id}`, { token })).body.items;
      const now = (await send('GET', `/history/${name}/${_id}/${version}`, { token })).body.values;
      expect(now).toMatchObject({ title: 'Shown', ...hide });
    }
  });

  test('a version whose slug another page now uses is restored under the current slug, with a message', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const { token } = await person(app, 'Asha');
    const { _id } = (await send('POST', '/blog', { token, body: post })).body;
    await send('PUT', `/blog/${_id}`, { token, body: { slug: 'renamed', title: 'Renamed' } });
    await send('POST', '/blog', { token, body: { ...post, title: 'Another' } });
    const { body } = await send('POST', `/history/blog/${_id}/1/restore`, { token });
    expect(body).toMatchObject({ title: 'Two scripts', slug: 'renamed' });
    expect(body.message).toContain('“two-scripts” belongs to another page');
  });

  test('a rejected save creates no version, and a save fails if its version cannot be stored', async () => {
    const app = await testApp(kind);
    const { send, database } = app;
    const { token } = await person(app, 'Asha');
    await send('POST', '/blog', { token, body: { ...post, slug: 'taken' } });
    const { _id } = (await send('POST', '/blog', { token, body: post })).body;
    await send('PUT', '/hero', { token, body: hero('First') });
    const put = (body: object, ifMatch?: number) =>
      send('PUT', `/blog/${_id}`, { token, body, headers: ifMatch ? { 'if-match': `"${ifMatch}"` } : {} });
    expect((await put({ slug: 'taken' })).status).toBe(409);
    expect((await put({ title: 'Stale' }, 7)).status).toBe(412);
    expect((await put({ title: post.title })).status).toBe(200);
    const rows = await database.db.selectFrom('history').select('version').where('record_id', '=', _id).execute();
    expect(rows).toEqual([{ version: 1 }]);
    await database.db.schema.dropTable('history').execute();
    expect((await put({ title: 'Without history' })).status).toBe(500);
    expect((await send('PUT', '/hero', { token, body: hero('Without') })).status).toBe(500);
    expect((await send('GET', `/blog/${post.slug}`)).body.title).toBe(post.title);
    expect((await send('GET', '/hero')).body.titleLine1).toBe('First');
  });

  test('a reorder creates no version, and a restore does not change the order', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const { token } = await person(app, 'Asha');
    const make = async (title: string) =>
      (await send('POST', '/portfolio', { token, body: { title, slug: title.toLowerCase() } })).body._id;
    const [a, b] = [await make('A'), await make('B')];
    await send('PUT', `/portfolio/${b}`, { token, body: { title: 'B again' } });
    await send('PUT', `/portfolio/${b}/position`, { token, body: { position: 0 } });
    await send('PUT', '/portfolio/reorder/list', { token, body: [{ _id: a, order: 5 }] });
    const { items, current } = (await send('GET', `/history/portfolio/${b}`, { token })).body;
    expect(items).toHaveLength(2);
    expect(current).toBe(3);
    await send('POST', `/history/portfolio/${b}/1/restore`, { token });
    const listed = (await send('GET', '/portfolio')).body.items;
    expect(listed.map(({ title, order }: { title: string; order: number }) => [title, order])).toEqual([
      ['B', 0],
      ['A', 5],
    ]);
  });

  test('keeps every version of concurrent saves, for sections and records', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const people = [await person(app, 'Asha'), await person(app, 'Aarav')];
    const { _id } = (await send('POST', '/blog', { token: people[0]?.token ?? '', body: post })).body;
    await Promise.all(
      people.flatMap(({ token }, who) =>
        [1, 2, 3].flatMap((time) => [
          send('PUT', '/hero', { token, body: hero(`${who} ${time}`) }),
          send('PUT', `/blog/${_id}`, { token, body: { title: `${who} ${time}` } }),
        ]),
      ),
    );
    const titles = async (path: string, field: string) => {
      const { items } = (await send('GET', `/history/${path}`, { token: people[0]?.token ?? '' })).body;
      const responses = items.map(({ version }: { version: number }) =>
        send('GET', `/history/${path}/${version}`, { token: people[0]?.token ?? '' }),
      );
      return (await Promise.all(responses)).map(({ body }) => body.values[field]).sort();
    };
    const all = ['0 1', '0 2', '0 3', '1 1', '1 2', '1 3'];
    expect(await titles('sections/hero', 'titleLine1')).toEqual(['', ...all]);
    expect(await titles(`blog/${_id}`, 'title')).toEqual([...all, post.title]);
  });

  test('is paginated, and keeps only the latest versions', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const { token } = await person(app, 'Asha');
    for (let time = 1; time <= HISTORY_MAX + 3; time++) {
      await send('PUT', '/hero', { token, body: hero(String(time)) });
    }
    const page = async (query: string) => {
      const { items } = (await send('GET', `/history/sections/hero?${query}`, { token })).body;
      return items.map(({ version }: { version: number }) => version);
    };
    expect(await page('limit=3')).toEqual([203, 202, 201]);
    expect(await page('limit=2&before=201')).toEqual([200, 199]);
    expect(await page('before=6')).toEqual([5, 4]);
    expect((await send('GET', '/history/sections/hero/4', { token })).body.before).toBeNull();
  });

  test('drops versions that were replaced too long ago, and keeps those that were current until recently', async () => {
    const app = await testApp(kind);
    const { send, database } = app;
    const { token } = await person(app, 'Asha');
    for (const title of ['a', 'b', 'c']) await send('PUT', '/hero', { token, body: hero(title) });
    const long = new Date(Date.now() - 500 * DAY_MS).toISOString();
    await database.db.updateTable('history').set({ saved_at: long }).where(sql<boolean>`version < 3`).execute(); // prettier-ignore
    await openTrash(database).purge();
    const { items } = (await send('GET', '/history/sections/hero', { token })).body;
    expect(items.map(({ version }: { version: number }) => version)).toEqual([3, 2]);
  });
});
