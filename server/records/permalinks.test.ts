import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';

const PAST = '2026-01-05T10:00:00.000Z';
const FUTURE = '2999-01-01T00:00:00.000Z';

/** The three kinds of record with a page of its own, and how each is kept from the public. */
const kinds = {
  blog: { list: '/blog', write: '/blog', hidden: { status: 'draft' }, shown: { status: 'published' } },
  portfolio: { list: '/portfolio', write: '/portfolio', hidden: { isVisible: false }, shown: { isVisible: true } },
  services: {
    list: '/services',
    write: '/services/admin',
    hidden: { isPublished: false },
    shown: { isPublished: true },
  },
};
type Kind = (typeof kinds)[keyof typeof kinds];

async function staffOn(database: TestDatabase, kind: Kind = kinds.blog) {
  const { send, login, database: opened } = await testApp(database);
  const token = await login('editor');
  const record = (path: string) => `${kind.write}/${path}`;
  return {
    opened,
    send,
    token,
    make: async (slug: string, fields: object = {}): Promise<string> => {
      const { status, body } = await send('POST', kind.write, { token, body: { title: slug, slug, ...fields } });
      expect(status, JSON.stringify(body)).toBe(201);
      return body._id;
    },
    change: (id: string, body: object) => send('PUT', record(id), { token, body }),
    remove: (id: string) => send('DELETE', record(id), { token }),
    /** What a visitor finds: the page, where it has moved to, that it is gone, or nothing. */
    at: async (slug: string): Promise<string> => {
      const { status, body } = await send('GET', `${kind.list}/${slug}`);
      if (status === 200) return 'page';
      expect(status).toBe(404);
      return body.movedTo ?? (body.isGone ? 'gone' : 'unknown');
    },
    listed: async () => {
      const { items } = (await send('GET', '/redirects', { token })).body;
      return items.map(({ from, to }: { from: string; to: string }) => `${from} > ${to || 'gone'}`).sort();
    },
  };
}

describe.each(databases)('on $kind', (database) => {
  describe.each(Object.values(kinds))('the URL of a page below $list', (kind) => {
    test('redirects directly to the newest URL after changes, and can be changed back without a loop', async () => {
      const { make, change, at, listed } = await staffOn(database, kind);
      const { list } = kind;
      const id = await make('a');
      await change(id, { slug: 'b' });
      await change(id, { slug: 'c' });
      expect([await at('a'), await at('b'), await at('c')]).toEqual([`${list}/c`, `${list}/c`, 'page']);
      await change(id, { slug: 'a' });
      expect([await at('a'), await at('b'), await at('c')]).toEqual(['page', `${list}/a`, `${list}/a`]);
      expect(await listed()).toEqual([`${list}/b > ${list}/a`, `${list}/c > ${list}/a`]);
    });

    test('answers gone after the page is deleted, and so does every URL that redirected to it', async () => {
      const { make, change, remove, at } = await staffOn(database, kind);
      const id = await make('a');
      await change(id, { slug: 'b' });
      await remove(id);
      expect([await at('a'), await at('b'), await at('c')]).toEqual(['gone', 'gone', 'unknown']);
    });

    test('can be reused by a new page after a rename or a deletion', async () => {
      const { make, change, remove, at, listed } = await staffOn(database, kind);
      const first = await make('a');
      await change(first, { slug: 'b' });
      await remove(await make('a'));
      expect(await at('a')).toBe('gone');
      await make('a');
      expect([await at('a'), await at('b')]).toEqual(['page', 'page']);
      expect(await listed()).toEqual([]);
    });

    test('creates no redirect when the page was never public', async () => {
      const { make, change, remove, at, listed } = await staffOn(database, kind);
      const id = await make('a', kind.hidden);
      await change(id, { slug: 'b' });
      await remove(id);
      expect([await at('a'), await at('b')]).toEqual(['unknown', 'unknown']);
      expect(await listed()).toEqual([]);
    });

    test('is unknown while the page is hidden, but is remembered for later redirects', async () => {
      const { make, change, remove, at, listed } = await staffOn(database, kind);
      const id = await make('a');
      await change(id, kind.hidden);
      expect([await at('a'), await listed()]).toEqual(['unknown', []]);
      await change(id, { slug: 'b' });
      expect([await at('a'), await at('b')]).toEqual(['unknown', 'unknown']);
      await change(id, kind.shown);
      expect([await at('a'), await at('b')]).toEqual([`${kind.list}/b`, 'page']);
      await change(id, kind.hidden);
      expect(await at('a')).toBe('unknown');
      await remove(id);
      expect([await at('a'), await at('b')]).toEqual(['gone', 'gone']);
    });

    test('still redirects while the new page at it is only a draft', async () => {
      const { make, change, at } = await staffOn(database, kind);
      await change(await make('a'), { slug: 'b' });
      const draft = await make('a', kind.hidden);
      expect(await at('a')).toBe(`${kind.list}/b`);
      await change(draft, kind.shown);
      expect(await at('a')).toBe('page');
    });
  });

  test('two pages can swap their URLs', async () => {
    const { make, change, at, listed } = await staffOn(database);
    const [first, second] = [await make('a'), await make('b')];
    await change(first, { slug: 'c' });
    await change(second, { slug: 'a' });
    await change(first, { slug: 'b' });
    expect([await at('a'), await at('b'), await at('c')]).toEqual(['page', 'page', '/blog/b']);
    expect(await listed()).toEqual(['/blog/c > /blog/b']);
  });

  test('renaming a scheduled post creates no redirect; renaming it after publication does', async () => {
    const { make, change, at } = await staffOn(database);
    const later = await make('later', { publishedAt: FUTURE });
    await change(later, { slug: 'much-later' });
    expect(await at('later')).toBe('unknown');
    const soon = await make('soon', { publishedAt: new Date(Date.now() + 300).toISOString() });
    await expect.poll(() => at('soon')).toBe('page');
    await change(soon, { slug: 'now' });
    expect(await at('soon')).toBe('/blog/now');
    const put = await make('put-off', { publishedAt: PAST });
    await change(put, { publishedAt: FUTURE });
    expect(await at('put-off')).toBe('unknown');
  });

  test('an old URL is no longer listed as a redirect once a scheduled post is public there', async () => {
    const { make, change, at, listed } = await staffOn(database);
    await change(await make('a'), { slug: 'b' });
    const scheduled = await make('a', { publishedAt: FUTURE });
    expect([await at('a'), await listed()]).toEqual(['/blog/b', ['/blog/a > /blog/b']]);
    await change(scheduled, { publishedAt: new Date(Date.now() + 300).toISOString() });
    await expect.poll(() => at('a')).toBe('page');
    expect(await listed()).toEqual([]);
  });

  test('a refused change creates no redirect', async () => {
    const { make, change, at, listed } = await staffOn(database);
    const id = await make('a');
    await make('b');
    expect((await change(id, { slug: 'b' })).status).toBe(409);
    expect([await at('a'), await at('b'), await listed()]).toEqual(['page', 'page', []]);
  });

  test('concurrent renames never leave a URL without a page or in a redirect loop', async () => {
    const { make, change, at, listed } = await staffOn(database);
    const ids = [await make('p0'), await make('p1'), await make('p2')];
    const slugs = ['p0', 'p1', 'p2', 'p3', 'p4'];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        ids.flatMap((id, nth) => [0, 1].map((step) => change(id, { slug: `p${(nth + round + 2 * step) % 5}` }))),
      );
    }
    const found = await Promise.all(slugs.map(at));
    expect(found.filter((one) => one === 'page')).toHaveLength(3);
    for (const one of found) {
      if (one !== 'page') expect(await at(one.replace('/blog/', ''))).toBe('page');
    }
    expect(await listed()).toHaveLength(2);
  });

  test('a change and its redirect are saved together or not at all', async () => {
    const { opened, make, change, at } = await staffOn(database);
    const id = await make('a');
    await opened.db.schema.alterTable('redirects').renameTo('elsewhere').execute();
    expect((await change(id, { slug: 'b' })).status).toBe(500);
    await opened.db.schema.alterTable('elsewhere').renameTo('redirects').execute();
    expect([await at('a'), await at('b')]).toEqual(['page', 'unknown']);
  });
});

test('the starter site creates no redirects', async () => {
  const { database } = await testApp(sqlite, { starter: true });
  expect(await database.db.selectFrom('redirects').selectAll().execute()).toEqual([]);
});
