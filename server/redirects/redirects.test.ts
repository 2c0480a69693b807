import { describe, expect, test } from 'vitest';
import { collections } from '#contract/collections/index.ts';
import { fixedPaths } from '#contract/kinds.ts';
import { rules } from '#contract/rule-texts.ts';
import { routes } from '#web/site/routes.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';

async function staffOn(database: TestDatabase) {
  const { app, send, login } = await testApp(database, {
    env: { SITE_URL: 'https://dune.example', ADMIN_BASE: '/desk' },
  });
  const token = await login('editor');
  const add = (from: string, to = '') => send('POST', '/redirects', { token, body: { from, to } });
  return {
    app,
    send,
    token,
    add,
    change: (id: string, body: object, headers = {}) => send('PUT', `/redirects/${id}`, { token, body, headers }),
    remove: (id: string) => send('DELETE', `/redirects/${id}`, { token }),
    list: (search = '') => send('GET', `/redirects${search}`, { token }),
    at: async (path: string) => {
      const { status, body } = await send('GET', `/redirects/at?path=${encodeURIComponent(path)}`);
      return status === 200 ? body.to : status;
    },
    post: async (slug: string) =>
      (await send('POST', '/blog', { token, body: { title: slug, slug } })).body._id as string, // it was just made
  };
}

describe.each(databases)('redirects on $kind', (database) => {
  test('can be added by hand, changed, listed newest first, searched and deleted', async () => {
    const { add, change, remove, list, at } = await staffOn(database);
    const made = await add('/Old-Page.html/', '/services?from=old#faq');
    expect(made).toMatchObject({
      status: 201,
      body: { from: '/old-page.html', to: '/services?from=old#faq', origin: 'hand', version: 1 },
    });
    await add('/summer 2019');
    await add('/partner', 'https://partner.example/Path');
    expect([await at('/old-page.HTML'), await at('/summer%202019/'), await at('/partner?x')]).toEqual([
      '/services?from=old#faq',
      '',
      'https://partner.example/Path',
    ]);
    const froms = async (search: string) => (await list(search)).body.items.map(({ from }: { from: string }) => from);
    expect(await froms('')).toEqual(['/partner', '/summer 2019', '/old-page.html']);
    expect(await froms('?q=path%20PARTNER')).toEqual(['/partner']);
    expect(await froms('?q=%25')).toEqual([]);
    expect(await froms('?status=gone')).toEqual(['/summer 2019']);
    expect((await list('?limit=2&page=2')).body).toMatchObject({ page: 2, totalPages: 2, total: 3, statuses: { all: 3, moved: 2, gone: 1 } }); // prettier-ignore
    const changed = await change(made.body._id, { to: '/about' }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ from: '/old-page.html', to: '/about', version: 2 });
    expect((await change(made.body._id, { to: '/blog' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await remove(made.body._id)).body).toEqual({ message: 'Deleted.' });
    expect((await remove(made.body._id)).status).toBe(404);
    expect(await at('/old-page.html')).toBe(404);
  });

  test('can start only at a path without a page', async () => {
    const { add, post, change } = await staffOn(database);
    await post('sand');
    for (const from of [
      '/',
      '/about',
      '/About/',
      '/%61bout',
      '/blog/sand',
      '/api/hero',
      '/healthz',
      '/uploads/a.webp',
      '/desk',
      '/desk/blog',
    ])
      // prettier-ignore
      expect((await add(from, '/services')).body, from).toMatchObject({
        code: 'invalid',
        issues: [{ path: 'from', message: rules.fromOwn }],
      });
    const { body } = await add('/old', '/services');
    expect((await change(body._id, { from: '/blog/sand' })).body.issues).toEqual([
      { path: 'from', message: rules.fromOwn },
    ]);
  });

  test.each([
    ['', rules.fromRequired],
    ['old-page', rules.fromPath],
    ['//evil.example', rules.fromPath],
    ['/\\evil.example', rules.fromPath],
    ['https://dune.example/old', rules.fromPath],
    ['javascript:alert(1)', rules.fromPath],
    ['/old?x=1', rules.fromQuery],
    ['/old#x', rules.fromQuery],
  ])('cannot start at %j', async (from, message) => {
    const { add } = await staffOn(database);
    expect((await add(from, '/services')).body.issues).toEqual([{ path: 'from', message }]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'http://plain.example',
    'https://user:secret@evil.example',
    'https://',
    'services',
    '#faq',
    'mailto:a@b.co',
  ])('cannot lead to %j', async (to) => {
    const { add } = await staffOn(database);
    expect((await add('/old', to)).body.issues).toEqual([{ path: 'to', message: rules.target }]);
  });

  test('are refused if they form a loop, and chains lead directly to their end', async () => {
    const { add, change, at } = await staffOn(database);
    const issue = async (sent: Promise<{ body: { issues: unknown } }>) => (await sent).body.issues;
    expect(await issue(add('/a', '/A/?again=1'))).toEqual([{ path: 'to', message: rules.targetSame }]);
    expect(await issue(add('/a', 'https://dune.example/a'))).toEqual([{ path: 'to', message: rules.targetSame }]);
    await add('/a', '/b');
    await add('/b', '/c');
    const { body } = await add('/z', '/a');
    expect([await at('/a'), await at('/b'), await at('/z'), body.to]).toEqual(['/c', '/c', '/c', '/c']);
    for (const to of ['/a', '/b', '/z', 'https://dune.example/z'])
      expect(await issue(add('/c', to)), to).toEqual([{ path: 'to', message: rules.targetCircle }]);
    expect(await issue(change(body._id, { from: '/c', to: '/a' }))).toEqual([
      { path: 'to', message: rules.targetCircle },
    ]);
    expect(await issue(add('/a', '/about'))).toEqual([{ path: 'from', message: rules.fromTaken }]);
    await add('/gone');
    expect(await issue(add('/y', '/gone'))).toEqual([{ path: 'to', message: rules.targetGone }]);
  });

  test('added by staff follow a page whose URL changes, and keep their query and fragment', async () => {
    const { add, send, token, post, at, list, change } = await staffOn(database);
    const id = await post('sand');
    await add('/promo', '/blog/sand?from=mail#top');
    await send('PUT', `/blog/${id}`, { token, body: { slug: 'wind' } });
    expect([await at('/promo'), await at('/blog/sand')]).toEqual(['/blog/wind?from=mail#top', '/blog/wind']);
    const origins = (await list()).body.items.map(({ from, origin }: Record<string, string>) => `${from} ${origin}`);
    expect(origins).toEqual(['/blog/sand change', '/promo hand']);
    const [left] = (await list('?q=sand')).body.items;
    expect((await change(left._id, { to: '/blog' })).body).toMatchObject({ to: '/blog', origin: 'hand' });
    await send('DELETE', `/blog/${id}`, { token });
    expect([await at('/promo'), await at('/blog/sand'), await at('/blog/wind')]).toEqual(['', '/blog', '']);
  });

  test('can start at the URL of a hidden page until that page is public again', async () => {
    const { add, send, token, post, at } = await staffOn(database);
    const id = await post('sand');
    await send('PUT', `/blog/${id}`, { token, body: { status: 'draft' } });
    expect((await add('/blog/sand', '/blog')).status).toBe(201);
    expect((await send('GET', '/blog/sand')).body.movedTo).toBe('/blog');
    await send('PUT', `/blog/${id}`, { token, body: { status: 'published' } });
    expect([await at('/blog/sand'), (await send('GET', '/blog/sand')).status]).toEqual([404, 200]);
  });

  test('added at the same time never form a loop', async () => {
    const { add, list } = await staffOn(database);
    for (let round = 0; round < 5; round += 1) {
      const [there, back] = [`/t${round}`, `/b${round}`];
      const responses = await Promise.all([add(there, back), add(back, there)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
    }
    expect((await list()).body.total).toBe(5);
  });

  test('are logged with source and target, so that a changed or deleted one can be added again', async () => {
    const { add, change, remove, send, token } = await staffOn(database);
    const { body } = await add('/old', '/services');
    await change(body._id, { to: '/about' });
    await remove(body._id);
    const { items } = (await send('GET', '/audit-log', { token })).body;
    const entries = items.map(({ action, kind, title }: Record<string, string>) => `${action} ${kind} ${title}`);
    expect(entries).toEqual([
      'delete redirects /old → /about',
      'update redirects /old → /about',
      'create redirects /old → /services',
    ]);
  });
});

test('the fixed paths contain every fixed page and every former list, so that no redirect can start at one', () => {
  const former = Object.values(collections).flatMap(({ formerPath }) => formerPath ?? []);
  const fixed = [...routes.map(({ path }) => path).filter((path) => !path.includes(':')), ...former];
  expect([...new Set(fixedPaths)].toSorted()).toEqual(fixed.toSorted());
});
